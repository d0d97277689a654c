/** Highlights everything on a board that has one of these `data-spot` values, for lessons. */

/** Highlights them until the returned function is called. */
export function highlight(spots: readonly string[]): () => void {
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

/** Scrolls the first of them into view. */
export function reveal(spots: readonly string[]): void {
  for (const spot of spots) {
    const found = document.querySelector(`[data-spot=${CSS.escape(spot)}]`);
    if (found !== null) {
      found.scrollIntoView({ block: "center", inline: "nearest" });
      return;
    }
  }
}
