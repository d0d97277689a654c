/** Whether the own secrets lie open on this screen: held or kept open. What hangs on the own route is
 * drawn only then, for every role alike, and it never leaves the client (AC-N31, AC-N33). */

export const secrecy = $state({ open: false });
