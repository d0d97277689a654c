// What can be found wrong with a page without eyes; tools/gallery.py runs it on every screen. `least` is the
// side of what a finger or a mouse must hit, in pixels.
(least) => {
  const found = new Set();
  const hidden = ".unseen, [aria-hidden=true], script, style, title, option";
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const words = (each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").trim();
  const name = (each) =>
    `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""} “${words(each).slice(0, 40)}”`;

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);

  // Text that is too small, or lies outside of a box that cuts it off.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const each = node.parentElement;
    if (node.data.trim() === "" || each.closest(hidden) || !isSeen(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const scale = each instanceof SVGElement ? (each.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(each).fontSize) * scale;
    if (size < 11.9) found.add(`${size.toFixed(1)} px: ${name(each)}`);
    for (let over = each; over !== null && over !== document.body; over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      const edge = over.getBoundingClientRect();
      const cuts = (how) => how === "hidden" || how === "clip";
      if (cuts(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2))
        found.add(`cut off: ${name(each)}`);
      if (cuts(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
        found.add(`cut off below: ${name(each)}`);
      if ([overflowX, overflowY].some((how) => how === "auto" || how === "scroll")) break;
      if (position === "fixed") break;
    }
  }

  // What is to be pressed, and is too small or lies under something else.
  for (const each of document.querySelectorAll("button, a[href], select, input, summary")) {
    const label = each.closest("label") ?? each;
    const box = label.getBoundingClientRect();
    const inText = each.tagName === "A" && getComputedStyle(each).display === "inline";
    if (inText || box.width === 0 || each.closest(".unseen") || !isSeen(each)) continue;
    if (box.width < least || box.height < least)
      found.add(`${Math.round(box.width)} x ${Math.round(box.height)} to press: ${name(each)}`);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const there = document.elementFromPoint(x, y);
    if (there !== null && !label.contains(there) && !there.contains(label))
      found.add(`covered: ${name(each)} by ${name(there)}`);
  }
  return [...found];
};
