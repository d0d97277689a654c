/** Rings around what a lesson talks about: everything on a table that has this `data-spot`. */

/** Draws them until the returned function is called. */
export function ring(spots: readonly string[]): () => void {
  if (spots.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  const selector = spots.map((spot) => `[data-spot=${CSS.escape(spot)}]`).join(",");
  sheet.replaceSync(
    `${selector} { outline: 3px solid var(--flame); outline-offset: 2px; border-radius: 8px;
       box-shadow: 0 0 18px 4px rgb(255 190 102 / 0.55); }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Brings the first of them into sight. */
export function reveal(spots: readonly string[]): void {
  for (const spot of spots) {
    const found = document.querySelector(`[data-spot=${CSS.escape(spot)}]`);
    if (found !== null) {
      found.scrollIntoView({ block: "center", inline: "nearest" });
      return;
    }
  }
}
