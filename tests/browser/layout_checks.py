"""Layout checks: text and tap targets that are too small, clipped or covered."""

from typing import Any, Final

from playwright.sync_api import Page

# Minimum sizes in pixels of a tap target, a word, and a number in a badge.
TARGET: Final = 44
WORD: Final = 12
NUMBER: Final = 11
# Fonts are loaded when they are first used, and scripts may fit the layout to a new size.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""
FIND_FAULTS: Final = r"""([least, word, number, touch]) => {
    const found = [];
    const short = text => (text || "").replace(/\s+/g, " ").trim().slice(0, 60);
    const called = el => el.tagName.toLowerCase() + "." + [...el.classList]
        .filter(each => !each.startsWith("svelte-")).join(".") + ` '${short(
            el.getAttribute("aria-label") || el.textContent)}'`;
    // The part of an element that is inside the window and not clipped.
    const seen = el => {
        let { left, top, right, bottom } = el.getBoundingClientRect();
        [left, top] = [Math.max(left, 0), Math.max(top, 0)];
        [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
        for (let up = el.parentElement; up; up = up.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(up);
            if (overflowX !== "visible" || overflowY !== "visible") {
                const box = up.getBoundingClientRect();
                [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
                [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
            }
            if (position === "fixed") break;
        }
        return { left, top, width: right - left, height: bottom - top };
    };
    // Only for screen readers.
    const unseen = el => {
        for (let up = el; up; up = up.parentElement)
            if (getComputedStyle(up).clipPath.startsWith("inset(50%")) return true;
        return !el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const hits = (el, x, y) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (el.contains(at) || (el.closest("label")?.contains(at) ?? false));
    };
    // How far from its middle an element still reacts.
    const reach = (el, x, y, dx, dy) => {
        let far = 0;
        while (far < least && hits(el, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
        return far;
    };
    const top = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
    const targets = "button, a[href], summary, select, textarea, input, [role=tab]";
    for (const el of top.querySelectorAll(targets)) {
        const box = seen(el);
        if (box.width < 2 || box.height < 2 || unseen(el)) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!hits(el, x, y)) found.push(`covered: ${called(el)}`);
        const whole = el.getBoundingClientRect();
        // All of a space on a map can be tapped, not only its name.
        const spot = el.closest("[data-spot^='space:']") ?? el;
        const [part, all] = [seen(spot), spot.getBoundingClientRect()];
        const isCut = part.height < all.height - 1 || part.width < all.width - 1;
        // Links in a sentence are exempt, and elements that only show an explanation.
        const explains = el.matches("[data-ref]:not([data-acts])");
        if (!touch || isCut || explains || el.matches("p a, td a")) continue;
        const wide = Math.max(whole.width, reach(el, x, y, 1, 0) + reach(el, x, y, -1, 0) + 1);
        // Only where nothing covers it.
        const along = [-0.35, 0, 0.35].map(part => x + part * box.width);
        const high = Math.max(whole.height, ...along.map(
            at => hits(el, at, y) ? reach(el, at, y, 0, 1) + reach(el, at, y, 0, -1) + 1 : 0));
        if (Math.min(wide, high) < least - 0.5)
            found.push(`target of ${Math.round(wide)} by ${Math.round(high)}: ${called(el)}`);
    }
    const words = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
        const [text, el] = [short(node.data), node.parentElement];
        if (!text || el.matches("script, style, option, title") || unseen(el)) continue;
        const box = seen(el);
        if (box.width < 2 || box.height < 2) continue;
        // Initials count as part of a picture.
        if (el instanceof SVGElement && text.length < 3) continue;
        const scale = el instanceof SVGElement ? el.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(el).fontSize) * scale;
        const least = /^[\d\s%/:.,·×+≈–-]+$/.test(text) ? number : word;
        if (size < least - 0.1) found.push(`words of ${size.toFixed(1)} px: ${called(el)}`);
        if (/\b(?:ac|ar|dmd|dock|over|table|rules|goal)-[a-z][a-z_-]+/.test(text))
            found.push(`no words for ${text}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const said = range.getBoundingClientRect();
        for (let up = el; up && up !== document.body; up = up.parentElement) {
            const { overflowX, overflowY, textOverflow } = getComputedStyle(up);
            if (/auto|scroll/.test(overflowX + overflowY)) break;
            const cell = up.getBoundingClientRect();
            const over = Math.max(cell.left - said.left, said.right - cell.right);
            if (/hidden|clip/.test(overflowX) && over > 2 && textOverflow !== "ellipsis") {
                found.push(`cut by ${Math.round(over)} px: ${called(el)}`);
                break;
            }
        }
    }
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) found.push(`the page is ${width} px wide`);
    return [...new Set(found)];
}"""


def layout_faults(page: Page, touch: bool) -> list[str]:
    """Return all layout faults; with `touch`, targets must be large enough for a finger."""
    page.evaluate(SETTLED)
    found: Any = page.evaluate(FIND_FAULTS, [TARGET, WORD, NUMBER, touch])
    return [str(each) for each in found]
