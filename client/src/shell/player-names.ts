/** Names of seats and of parties without a player. */

import { textOrNull, t } from "@/lib/i18n.svelte";
import type { SeatState } from "@/generated/protocol";
import type { Names } from "./games";

/** Names of the seats, then of parties without a player, which some games add. */
export function namesOf(seats: readonly SeatState[], prefix: string): Names {
  return (party) => {
    const seat = seats[party];
    if (seat === undefined) {
      const n = party - seats.length + 1;
      return textOrNull(`${prefix}-view-dummy`, { n }) ?? t("seat-number", { n: party + 1 });
    }
    return seatName(seat);
  };
}

/** A person's name; a bot's name, which depends on the language; or the number of a free seat. */
export function seatName({ kind, name, seat }: SeatState): string {
  if (name !== "") return name;
  const given = kind === "bot" ? textOrNull(`bot-name-${seat + 1}`) : null;
  return given ?? t("seat-number", { n: seat + 1 });
}
