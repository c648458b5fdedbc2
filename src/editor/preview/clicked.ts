import {SOURCE_ATTRIBUTE} from '../../cms/source-map/content-ref';

/** Finds the text or picture at a point, even below a link that covers a whole card. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

interface Pressed {
  element: Element;
  /** The text at the point, and the index of the character there. */
  message?: string;
  position?: number;
}

const isIn = ({left, right, top, bottom}: DOMRect, {clientX: x, clientY: y}: Press): boolean =>
  left <= x && x <= right && top <= y && y <= bottom;

/** @returns the index of the character at a point in a text */
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

/** @returns the text or picture at a point; undefined when there is neither */
export function pressedAt(press: Press): Pressed | undefined {
  for (const element of document.elementsFromPoint(press.clientX, press.clientY)) {
    if (element instanceof HTMLImageElement) return {element};
    for (const text of element.childNodes) {
      const position = text instanceof Text ? letterAt(text, press) : undefined;
      if (position !== undefined) return {element, message: text.nodeValue ?? '', position};
    }
    // A drawing counts as a whole.
    if (element instanceof SVGSVGElement && element.querySelector('text'))
      return {element, message: element.textContent, position: 0};
    // A click beside the text but inside the element's box counts as a click at the text's start.
    const text = wordsIn(element);
    if (text !== undefined && isIn(element.getBoundingClientRect(), press))
      return {element, message: text, position: 0};
    // The click was meant for a button with its own text, not for anything below it.
    if (element instanceof HTMLButtonElement && element.querySelector(`[${SOURCE_ATTRIBUTE}]`)) break;
  }
  const [element] = document.elementsFromPoint(press.clientX, press.clientY);
  const text = element && wordsIn(element);
  return element && text !== undefined ? {element, message: text, position: 0} : undefined;
}

/** Returns the first text directly inside an element. */
const wordsIn = ({childNodes}: Element): string | undefined =>
  [...childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')?.data;
