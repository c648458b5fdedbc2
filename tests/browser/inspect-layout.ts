/**
 * Runs in the page.
 * @returns what is clipped and, by default, what covers other text, is under the header, or is too small to click
 */
export async function layoutProblems(onlyCut: boolean): Promise<string[]> {
  const MIN_TARGET = 24;
  /** Between text and the edge of the window. */
  const MIN_MARGIN = 8;
  /** Line boxes are taller than their letters and may overlap a little. */
  const LEADING = 0.25;
  const SPARE = 1;
  const found = new Set<string>();
  const nextFrame = async () =>
    // Without JavaScript there are no callbacks, and nothing that could wait for one.
    matchMedia('(scripting: none)').matches ||
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const name = (element: Element | null) => {
    const {tagName = '', className = ''} = element ?? {};
    return `${tagName.toLowerCase()}.${typeof className === 'string' ? className : ''}`;
  };

  const dialog = document.querySelector('dialog[open]');
  // A click may have scrolled to its button.
  if (!dialog && !document.querySelector('[aria-expanded="true"]')) window.scrollTo(0, 0);
  await nextFrame();
  const banner = document.querySelector('header');
  const main = document.querySelector('main');
  // A dropdown covers the page intentionally, and content may scroll under the header.
  const isOpen = banner?.querySelector('[aria-expanded="true"]');
  const part = dialog ?? (isOpen ? banner : window.scrollY === 0 ? document.body : main);
  const lines = linesOfText().filter(({parent}) => part?.contains(parent));
  const header = banner?.getBoundingClientRect();
  for (const {parent, text, box} of lines) {
    if (isCut(parent, box)) found.add(`cut: "${text}" in ${name(parent)}`);
    if (onlyCut) continue;
    const isUnder = header && window.scrollY === 0 && box.top < header.bottom && parent.closest('main') && !dialog;
    if (isUnder) found.add(`under the header: "${text}"`);
    const stays = dialog ?? banner;
    if (stays?.contains(parent) && box.bottom > window.innerHeight && !canScroll(parent))
      found.add(`out of reach: "${text}"`);
  }
  if (onlyCut) return [...found];
  for (const [one, other] of overlaps(lines)) found.add(`"${one}" lies over "${other}"`);
  for (const covered of coveredByControls(lines)) found.add(covered);
  for (const target of smallTargets()) found.add(target);
  for (const icon of iconsOnOwnLine()) found.add(icon);
  if (window.scrollY !== 0 || dialog) return [...found];
  window.scrollTo(0, 600);
  await nextFrame();
  const scrolled = banner?.getBoundingClientRect().bottom ?? 0;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (scrolled > room + SPARE) found.add(`the header covers ${scrolled} px where a link to a section leaves ${room}`);
  window.scrollTo(0, 0);
  return [...found];

  function linesOfText() {
    const all: {parent: Element; text: string; box: DOMRect}[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement: parent, textContent} = walker.currentNode;
      const text = textContent?.trim().slice(0, 40);
      if (!parent?.checkVisibility({visibilityProperty: true, opacityProperty: true}) || !text) continue;
      // Text for screen readers is clipped on purpose; the browser lays out drawings and lists of choices.
      if (parent.closest('.srOnly, option, noscript, svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // The empty space after the last letter of a line may be outside.
      const spare = Math.max(0, Number.parseFloat(getComputedStyle(parent).letterSpacing) || 0);
      for (const {x, y, width, height} of range.getClientRects()) {
        const inset = height * LEADING;
        all.push({parent, text, box: new DOMRect(x, y + inset, Math.max(0, width - spare), height - 2 * inset)});
      }
    }
    return all.filter(({box}) => box.width > SPARE);
  }

  /** A scrolling box shows the rest of its text, so nothing outside it is clipped. */
  function isCut(parent: Element, box: DOMRect): boolean {
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) return false;
      if (overflowX !== 'visible' && (box.right > frame.right + SPARE || box.left < frame.left - SPARE)) return true;
      if (/auto|scroll/.test(overflowY)) return false;
      if (overflowY !== 'visible' && (box.bottom > frame.bottom + SPARE || box.top < frame.top - SPARE)) return true;
    }
    return box.right > window.innerWidth - MIN_MARGIN || box.left < MIN_MARGIN;
  }

  function canScroll(element: Element): boolean {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return true;
    return element.parentElement !== null && canScroll(element.parentElement);
  }

  function overlaps(all: {text: string; parent: Element; box: DOMRect}[]): [string, string][] {
    const sorted = [...all].sort((a, b) => a.box.top - b.box.top);
    return sorted.flatMap((entry, index) => {
      const over: [string, string][] = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > entry.box.bottom - SPARE) break;
        const width = Math.min(entry.box.right, other.box.right) - Math.max(entry.box.left, other.box.left);
        if (width > 2 * SPARE && entry.text !== other.text) over.push([entry.text, other.text]);
      }
      return over;
    });
  }

  /**
   * A link that covers its article, a button that covers the card that it turns, and the header, which the page scrolls
   * under, cover text on purpose.
   */
  function coveredByControls(all: {text: string; parent: Element; box: DOMRect}[]): string[] {
    const controls = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
      .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter((element) => !element.matches('.cover') && (part?.contains(element) ?? false));
    return controls.flatMap((control) => {
      const boxes = [...control.getClientRects()];
      return all
        .filter(({parent}) => !cardOf(control).contains(parent) && !parent.closest('header'))
        .filter(({box}) => boxes.some((own) => overlap(own, box)))
        .map(({text}) => `${name(control)} covers "${text}"`);
    });
  }

  function cardOf(control: Element): Element {
    return (control.hasAttribute('aria-controls') ? control.parentElement : null) ?? control;
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 * SPARE && height > 2 * SPARE;
  }

  /** The icon at the end of a link in running text belongs to the last line of its text. */
  function iconsOnOwnLine(): string[] {
    const icons = [...document.querySelectorAll('main a > svg')].filter((icon) => icon.checkVisibility());
    return icons.flatMap((icon) => {
      const link = icon.parentElement;
      const own = lines.filter(({parent}) => link?.contains(parent));
      if (!link || own.length === 0 || !getComputedStyle(link).display.startsWith('inline')) return [];
      const {top, bottom} = icon.getBoundingClientRect();
      const isBeside = own.some(({box}) => box.top < bottom && box.bottom > top);
      return isBeside ? [] : `the icon of "${link.textContent}" is on its own line`;
    });
  }

  /**
   * Targets in a sentence may be as tall as its lines, a target with room around it may be small, and a link that covers
   * its article is as large as the article (2.5.8).
   */
  function smallTargets(): string[] {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (element) => element.checkVisibility({visibilityProperty: true}) && !element.matches('.cover'),
    );
    return targets
      .filter((element) => targets.some((other) => isNear(element.getBoundingClientRect(), other, element)))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isSmall = box.width > 0 && (box.width < MIN_TARGET - 0.5 || box.height < MIN_TARGET - 0.5);
        const sentence = element.closest('p, li, td, dd, blockquote')?.textContent.trim() ?? '';
        const isInSentence = getComputedStyle(element).display === 'inline' && sentence !== element.textContent.trim();
        return isSmall && !isInSentence && box.right > 0 && box.bottom > 0;
      })
      .map((element) => {
        const {width, height} = element.getBoundingClientRect();
        return `a target of ${width.toFixed()} × ${height.toFixed()} px: "${element.textContent.slice(0, 40)}" ${name(element)}`;
      });
  }

  /** Whether another target reaches into the circle of the minimal size around the centre of a box. */
  function isNear(box: DOMRect, other: Element, element: Element): boolean {
    if (other.contains(element) || element.contains(other)) return false;
    const {left, right, top, bottom, width, height} = other.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const toEdge = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const toCentre = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    const isSmall = width < MIN_TARGET || height < MIN_TARGET;
    return toEdge < MIN_TARGET / 2 || (isSmall && toCentre < MIN_TARGET);
  }
}
