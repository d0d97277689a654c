/** The engraving of each card. */

import * as artifacts from "@/engravings/artifacts";
import { circle, eye, fine, outline, polyline, rays, star, type Stroke } from "@/engravings/strokes";
import * as events from "@/engravings/events";
import * as oldOnes from "@/engravings/old-ones";
import * as people from "@/engravings/people";

/** By the name of the card; the two sane cards of a type share theirs. */
export const EMBLEMS: Readonly<Record<string, readonly Stroke[]>> = {
  "candelabra-sane": artifacts.candelabraSane,
  "candelabra-cursed": artifacts.candelabraCursed,
  "dagger-sane": artifacts.daggerSane,
  "dagger-cursed": artifacts.daggerCursed,
  "idol-sane": artifacts.idolSane,
  "idol-cursed": artifacts.idolCursed,
  "chalice-sane": artifacts.chaliceSane,
  "chalice-cursed": artifacts.chaliceCursed,
  "tome-sane": artifacts.tomeSane,
  "tome-cursed": artifacts.tomeCursed,
  "elder-sign": events.elderSign,
  gate: events.gate,
  "magical-orb": events.magicalOrb,
  "shining-trapezohedron": events.shiningTrapezohedron,
  investigator: people.investigator,
  "wary-student": people.waryStudent,
  cultist: people.cultist,
  "mad-professor": people.madProfessor,
  cthulhu: oldOnes.cthulhu,
  nyarlathotep: oldOnes.nyarlathotep,
  "yog-sothoth": oldOnes.yogSothoth,
  hastur: oldOnes.hastur,
  "mystery-card": people.mysteryCard,
};

/** For a card without its own engraving, such as a recently added Great Old One. */
export const NAMELESS: readonly Stroke[] = [
  fine(rays(50, 50, 41, 46, 48, 3)),
  outline(circle(50, 50, 39), 1.2),
  outline(polyline(star(50, 50, 36, 17, 9), true)),
  ...eye(50, 50, 14, 7, true),
];
