/** What a person sets for this browser; kept here and nowhere else. */

export type TextSize = "small" | "normal" | "large" | "huge";
export type Motion = "system" | "full" | "reduced";
/** How often a finger must tap to commit. */
export type Taps = "once" | "twice";

interface Kept {
  language: string | null;
  sound: boolean;
  motion: Motion;
  textSize: TextSize;
  /** Answer a question that has one answer, where the game allows it. */
  answerAlone: boolean;
  taps: Taps;
}

const KEY = "miskatonic.settings";
const DEFAULTS: Kept = {
  language: null,
  sound: false,
  motion: "system",
  textSize: "normal",
  answerAlone: false,
  taps: "twice",
};

export const TEXT_SIZES: readonly TextSize[] = ["small", "normal", "large", "huge"];
export const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];

class Settings {
  language = $state<string | null>(DEFAULTS.language);
  sound = $state(DEFAULTS.sound);
  motion = $state<Motion>(DEFAULTS.motion);
  textSize = $state<TextSize>(DEFAULTS.textSize);
  answerAlone = $state(DEFAULTS.answerAlone);
  taps = $state<Taps>(DEFAULTS.taps);

  constructor() {
    const kept = read();
    this.language = kept.language;
    this.sound = kept.sound;
    this.motion = kept.motion;
    this.textSize = kept.textSize;
    this.answerAlone = kept.answerAlone;
    this.taps = kept.taps;
  }

  /** Keeps the present values, and dresses the document in them. */
  apply(): void {
    const kept: Kept = {
      language: this.language,
      sound: this.sound,
      motion: this.motion,
      textSize: this.textSize,
      answerAlone: this.answerAlone,
      taps: this.taps,
    };
    document.documentElement.dataset["text"] = this.textSize;
    document.documentElement.dataset["motion"] = this.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays; the settings last as long as the page.
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export const settings = new Settings();
