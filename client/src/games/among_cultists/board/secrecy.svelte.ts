/** Whether the player's secrets are shown on this screen, held or pinned. Hints from the player's route are
 * drawn only then, for every role alike; this never leaves the client (AC-N31, AC-N33). */

export const secrecy = $state({ open: false });
