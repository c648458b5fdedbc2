import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';

/** What a finger clicks: a word or a picture, also below a link that is spread over a whole card. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Pressed {
  element: Element;
  /** The text under the finger, and the letter of it. */
  message?: string;
  position?: number;
}

const isIn = ({left, right, top, bottom}: DOMRect, {clientX: x, clientY: y}: Press): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** @returns the letter of a text that is at a point */
function letterAt(text: Text, press: Press): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (![...range.getClientRects()].some((box) => isIn(box, press))) return undefined;
  for (let position = 0; position < text.length; position += 1) {
    range.setStart(text, position);
    range.setEnd(text, position + 1);
    if ([...range.getClientRects()].some((box) => isIn(box, press))) return position;
  }
  return undefined;
}

/** @returns what is at a point; undefined when neither a word nor a picture does */
export function pressedAt(press: Press): Pressed | undefined {
  for (const element of document.elementsFromPoint(press.clientX, press.clientY)) {
    if (element instanceof HTMLImageElement) return {element};
    for (const text of element.childNodes) {
      const position = text instanceof Text ? letterAt(text, press) : undefined;
      if (position !== undefined) return {element, message: text.nodeValue ?? '', position};
    }
    // A drawing is read as a whole.
    if (element instanceof SVGSVGElement && element.querySelector('text'))
      return {element, message: element.textContent, position: 0};
    // Beside its words, within its own box, an element is clicked as if at their beginning.
    const text = wordsIn(element);
    if (text !== undefined && isIn(element.getBoundingClientRect(), press))
      return {element, message: text, position: 0};
    // What is below a button with words of its own is not what was meant.
    if (element instanceof HTMLButtonElement && element.querySelector(`[${SOURCE_ATTRIBUTE}]`)) break;
  }
  const [element] = document.elementsFromPoint(press.clientX, press.clientY);
  const text = element && wordsIn(element);
  return element && text !== undefined ? {element, message: text, position: 0} : undefined;
}

/** The first words that are in an element itself. */
const wordsIn = ({childNodes}: Element): string | undefined =>
  [...childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')?.data;
