/** Presses every value that a page in the frame of the editor shows, as a finger does. It runs in that page. */
import type {Drawing, Pointed} from '../../../src/edit/messages';

/** One place that was pressed: a word of a text, a picture, or a drawn map. */
export interface Pressed {
  /** The word under the finger, or the address of the picture. */
  shown: string;
  /** The text around it. */
  text: string;
  kind: 'word' | 'picture' | 'map';
  /** The places of the words themselves. */
  own: string[];
  /** Nothing, where something else lies above it or nothing was told. */
  pointed?: Pointed;
}

interface Task {
  drawing: Drawing;
  /** Texts that were pressed on a page before and stand on every page. */
  known: readonly string[];
}

/**
 * Draws a page and presses the first and the last word of every text, each word of a text with several places, each
 * picture and each map. What is shut is opened by pressing what opens it.
 * @returns what was told of each press, and the texts of the frame around all pages
 */
export async function pressAll({drawing, known}: Task): Promise<{pressed: Pressed[]; shared: string[]}> {
  const OPENERS = 'summary, [aria-expanded], [role="tab"], [aria-roledescription] button';
  const told: ({kind: string} & Pointed)[] = [];
  const listeners = new AbortController();
  window.addEventListener('message', ({data}: MessageEvent<{kind: string} & Pointed>) => told.push(data), {
    signal: listeners.signal,
  });
  const say = (message: unknown) => window.postMessage(message, window.location.origin);
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((done) => setTimeout(done));
  };
  say({kind: 'changing', changing: true});
  say({kind: 'draw', drawing});
  await until(() => told.some(({kind}) => kind === 'drawn'));
  // Until then the loading screen lies over the page.
  await until(() => document.querySelector('main')?.ariaBusy !== 'true');
  await new Promise(requestAnimationFrame);
  const place = document.body;

  const isHiddenFromEyes = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== place; one = one.parentElement) {
      const {width, height} = one.getBoundingClientRect();
      if ((width <= 1 || height <= 1) && getComputedStyle(one).position === 'absolute') return true;
    }
    return !element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  };

  /** The words of a text that are pressed. */
  const wordsOf = (text: Text): [from: number, to: number][] => {
    const all = [...text.data.matchAll(/[\p{L}\p{N}@.+%₦-]*[\p{L}\p{N}][\p{L}\p{N}@.+%₦-]*/gu)].map(
      (found): [number, number] => [found.index, found.index + found[0].length],
    );
    const places = (text.parentElement?.getAttribute('data-at') ?? '').split(' ');
    return places.length > 1 ? all : all.filter((_word, index) => index === 0 || index === all.length - 1);
  };

  const done = new Set<Node>();
  const texts = (): Text[] => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      // What a drawn map says of itself is no words of the page: the map is pressed as a picture.
      const isPart = text.parentElement?.closest('script, style, option, svg[aria-hidden]') ?? null;
      if (isPart === null && wordsOf(text).length > 0) found.push(text);
    }
    return found;
  };
  const isShared = (text: Text) => (text.parentElement?.closest('header, footer') ?? null) !== null;
  const named = (text: Text) => `${text.parentElement?.getAttribute('data-at')} ${text.data}`;
  const pressed: Pressed[] = [];

  /** @returns what is told of a press at a point */
  const press = async (target: Element, x: number, y: number): Promise<Pointed | undefined> => {
    told.length = 0;
    const options = {bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y};
    const finger = {...options, pointerType: 'touch', isPrimary: true};
    target.dispatchEvent(new PointerEvent('pointerdown', finger));
    target.dispatchEvent(new PointerEvent('pointerup', finger));
    target.dispatchEvent(new PointerEvent('click', {...finger, detail: 1}));
    say({kind: 'asked'});
    await until(() => told.some(({kind}) => kind === 'asked'));
    // A card that turns shows both faces on its way.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    return told.find(({kind}) => kind === 'pointed');
  };

  const pressText = async (text: Text) => {
    done.add(text);
    for (const [from, to] of wordsOf(text)) {
      const element = text.parentElement;
      if (!element || !element.isConnected || isHiddenFromEyes(element)) break;
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      if (range.getBoundingClientRect().top < 100 || range.getBoundingClientRect().bottom > innerHeight - 40)
        window.scrollBy({top: range.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant'});
      const [box] = range.getClientRects();
      // A link that only the keyboard brings into sight.
      if (!box || box.bottom < 0) break;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const target = document.elementFromPoint(x, y);
      const pointed = target && (await press(target, x, y));
      const own = (element.closest('[data-at]')?.getAttribute('data-at') ?? '').split(' ');
      pressed.push({
        shown: text.data.slice(from, to),
        text: text.data,
        kind: 'word',
        own,
        pointed: pointed ?? undefined,
      });
    }
  };

  const pressPicture = async (picture: HTMLImageElement | SVGSVGElement) => {
    done.add(picture);
    const isMap = picture instanceof SVGSVGElement;
    picture.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = picture.getBoundingClientRect();
    const source = isMap ? 'map' : (picture.parentElement?.dataset.src ?? picture.getAttribute('src') ?? '');
    let pointed: Pointed | undefined;
    for (const share of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height * share];
      const target = document.elementFromPoint(x, y);
      if (!target || !document.elementsFromPoint(x, y).includes(picture)) continue;
      pointed = await press(target, x, y);
      if (isMap || pointed?.src !== undefined) break;
    }
    pressed.push({shown: source, text: source, kind: isMap ? 'map' : 'picture', own: [], pointed});
  };

  const tried = new Set<Element>();
  for (let isGoingOn = true; isGoingOn;) {
    isGoingOn = false;
    for (const text of texts()) {
      if (done.has(text) || !text.parentElement || isHiddenFromEyes(text.parentElement)) continue;
      isGoingOn = true;
      if (isShared(text) && known.includes(named(text))) done.add(text);
      else await pressText(text);
    }
    for (const picture of place.querySelectorAll<HTMLImageElement | SVGSVGElement>(
      'img, svg[aria-hidden]:has(> svg text)',
    )) {
      if (done.has(picture) || isHiddenFromEyes(picture)) continue;
      isGoingOn = true;
      await pressPicture(picture);
    }
    const opener = [...place.querySelectorAll(OPENERS)].find((one) => !tried.has(one) && !isHiddenFromEyes(one));
    if (isGoingOn || !opener) continue;
    isGoingOn = true;
    tried.add(opener);
    opener.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = opener.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const target = document.elementFromPoint(x, y);
    if (target) await press(target, x, y);
    await new Promise(requestAnimationFrame);
  }
  listeners.abort();
  return {
    pressed,
    shared: texts()
      .filter((text) => done.has(text) && isShared(text))
      .map(named),
  };
}
