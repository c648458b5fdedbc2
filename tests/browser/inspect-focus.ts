/** Numbers, in the page, everything that Tab should reach. @returns the numbers */
export const numberFocusable = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}))
    .map((element, index) => (element.dataset.stop = String(index)));

/**
 * Runs in the page.
 * @param numbers the elements to focus first, one after the other; none to leave the focus where it is
 * @returns the number of the focused element, and the problems with the visible focus
 */
export function inspectFocus(numbers: readonly string[]): {number: string; diagnostics: string[]} {
  const MIN_CONTRAST = 3;
  const MIN_WIDTH = 2;
  const diagnostics = numbers.flatMap((number) => {
    document.querySelector<HTMLElement>(`[data-stop="${number}"]`)?.focus();
    return problemsOf(document.activeElement as HTMLElement);
  });
  const active = document.activeElement as HTMLElement;
  const number = active.dataset.stop ?? '';
  return {number, diagnostics: numbers.length === 0 ? problemsOf(active) : diagnostics};

  function problemsOf(focused: HTMLElement): string[] {
    const tell = (diagnostic: string) => [`${diagnostic}: ${focused.outerHTML.slice(0, 200)}`];
    if (focused === document.body) return [];

    // A link that covers its article has its ring around the article.
    const ringed =
      getComputedStyle(focused).outlineStyle === 'none' ? (focused.closest('article') ?? focused) : focused;
    const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(ringed);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < MIN_WIDTH) return tell('no ring');

    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const [upper] = document.elementsFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
    );
    if (!upper || !(ringed.contains(upper) || upper.contains(focused))) return tell('covered');

    // A point just outside the ring at its left, or just inside if the ring is drawn inside.
    const outside = Number.parseFloat(outlineOffset) < 0 ? -1 : Number.parseFloat(outlineOffset) + 1;
    const ring = ringed.getBoundingClientRect();
    for (const element of document.elementsFromPoint(Math.max(0, ring.left - outside), (top + bottom) / 2)) {
      // On a photo the ring is on its dark scrim.
      if (element.tagName === 'IMG') return [];
      const ground = channels(getComputedStyle(element).backgroundColor);
      if (ground.length !== 3) continue;
      const contrast = ratio(luminance(channels(outlineColor)), luminance(ground));
      return contrast < MIN_CONTRAST ? tell(`ring of ${contrast.toFixed(2)}:1`) : [];
    }
    return [];
  }

  /** Red, green and blue, and the opacity if it is below 1. */
  function channels(color: string): number[] {
    return (color.match(/[\d.]+/g) ?? []).map(Number);
  }

  /** The relative luminance as WCAG 2.2 defines it. */
  function luminance(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function ratio(one: number, other: number): number {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }
}
