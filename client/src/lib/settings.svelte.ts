/** User settings, stored in this browser only. */

export type TextSize = "small" | "normal" | "large" | "huge" | "double";
/** Light, dark, or the system's theme. */
export type Theme = "system" | "dark" | "light";
export type Motion = "system" | "full" | "reduced";
/** How fast events are shown. */
export type Pace = "slow" | "normal" | "fast";
/** How many taps an answer needs. */
export type Taps = "once" | "twice";

interface StoredSettings {
  language: string | null;
  sound: boolean;
  ambience: boolean;
  motion: Motion;
  textSize: TextSize;
  theme: Theme;
  /** Whether to answer questions with a single option automatically, where the game allows it. */
  answerAlone: boolean;
  taps: Taps;
  pace: Pace;
}

const KEY = "miskatonic.settings";
const DEFAULTS: StoredSettings = {
  language: null,
  sound: false,
  ambience: false,
  motion: "system",
  textSize: "normal",
  theme: "system",
  answerAlone: false,
  taps: "twice",
  pace: "normal",
};

export const TEXT_SIZES: readonly TextSize[] = ["small", "normal", "large", "huge", "double"];
export const PACES: readonly Pace[] = ["slow", "normal", "fast"];
export const THEMES: readonly Theme[] = ["system", "dark", "light"];
export const MOTIONS: readonly Motion[] = ["system", "full", "reduced"];

class Settings {
  language = $state<string | null>(DEFAULTS.language);
  sound = $state(DEFAULTS.sound);
  ambience = $state(DEFAULTS.ambience);
  motion = $state<Motion>(DEFAULTS.motion);
  textSize = $state<TextSize>(DEFAULTS.textSize);
  theme = $state<Theme>(DEFAULTS.theme);
  answerAlone = $state(DEFAULTS.answerAlone);
  taps = $state<Taps>(DEFAULTS.taps);
  pace = $state<Pace>(DEFAULTS.pace);

  constructor() {
    const kept = read();
    this.language = kept.language;
    this.sound = kept.sound;
    this.ambience = kept.ambience;
    this.motion = kept.motion;
    this.textSize = kept.textSize;
    this.theme = THEMES.includes(kept.theme) ? kept.theme : DEFAULTS.theme;
    this.answerAlone = kept.answerAlone;
    this.taps = kept.taps;
    this.pace = PACES.includes(kept.pace) ? kept.pace : DEFAULTS.pace;
  }

  /** Stores the settings and applies them to the document. */
  apply(): void {
    const kept: StoredSettings = {
      language: this.language,
      sound: this.sound,
      ambience: this.ambience,
      motion: this.motion,
      textSize: this.textSize,
      theme: this.theme,
      answerAlone: this.answerAlone,
      taps: this.taps,
      pace: this.pace,
    };
    document.documentElement.dataset["text"] = this.textSize;
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.dataset["motion"] = this.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage, settings last as long as the page.
    }
  }
}

function read(): StoredSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...DEFAULTS, ...kept } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export const settings = new Settings();
