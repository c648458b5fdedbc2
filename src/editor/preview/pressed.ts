import {AT} from '../../cms/source-map/content-ref';

/** What a finger presses: a word or a picture, also below a link that is spread over a whole card. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Pressed {
  element: Element;
  /** The text under the finger, and the letter of it. */
  said?: string;
  at?: number;
}

const isIn = ({left, right, top, bottom}: DOMRect, {clientX: x, clientY: y}: Press): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** @returns the letter of a text that lies at a point */
function letterAt(text: Text, press: Press): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (![...range.getClientRects()].some((box) => isIn(box, press))) return undefined;
  for (let at = 0; at < text.length; at += 1) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    if ([...range.getClientRects()].some((box) => isIn(box, press))) return at;
  }
  return undefined;
}

/** @returns what lies at a point; nothing where neither a word nor a picture does */
export function pressedAt(press: Press): Pressed | undefined {
  for (const element of document.elementsFromPoint(press.clientX, press.clientY)) {
    if (element instanceof HTMLImageElement) return {element};
    for (const text of element.childNodes) {
      const at = text instanceof Text ? letterAt(text, press) : undefined;
      if (at !== undefined) return {element, said: text.nodeValue ?? '', at};
    }
    // A drawing is read as a whole.
    if (element instanceof SVGSVGElement && element.querySelector('text'))
      return {element, said: element.textContent, at: 0};
    // Beside its words, within its own box, an element is pressed as if at their beginning.
    const words = wordsIn(element);
    if (words !== undefined && isIn(element.getBoundingClientRect(), press)) return {element, said: words, at: 0};
    // What lies below a button with words of its own is not what was meant.
    if (element instanceof HTMLButtonElement && element.querySelector(`[${AT}]`)) break;
  }
  const [element] = document.elementsFromPoint(press.clientX, press.clientY);
  const words = element && wordsIn(element);
  return element && words !== undefined ? {element, said: words, at: 0} : undefined;
}

/** The first words that stand in an element itself. */
const wordsIn = ({childNodes}: Element): string | undefined =>
  [...childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')?.data;
