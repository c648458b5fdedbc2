/** A window of WebKit, controlled by WebDriver (https://www.w3.org/TR/webdriver2). */
import {expect} from '@playwright/test';
import {CAPABILITIES, startDriver} from './driver';

/** The key for elements in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** The codes of keys without a letter. */
export const KEYS = {ENTER: '\uE007', ESCAPE: '\uE00C'};

/** An element as people know it: its role, and its name if needed. */
export interface ElementQuery {
  is: string;
  named?: string;
}

export class WebKitWindow {
  private constructor(
    private readonly session: string,
    private readonly stopDriver: () => Promise<void>,
  ) {}

  static async open(): Promise<WebKitWindow> {
    const {address, stop} = await startDriver();
    await expect
      .poll(
        () =>
          fetch(`${address}/status`).then(
            ({ok}) => ok,
            () => false,
          ),
        TIMEOUT_MS,
      )
      .toBe(true);
    const {sessionId} = await ask<{sessionId: string}>('POST', `${address}/session`, {
      capabilities: {alwaysMatch: CAPABILITIES},
    });
    return new WebKitWindow(`${address}/session/${sessionId}`, stop);
  }

  async close(): Promise<void> {
    await ask('DELETE', this.session);
    await this.stopDriver();
  }

  /** Resizes the window, and waits until its page has the size. */
  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', {width, height});
    await this.until('return innerWidth === arguments[0]', width);
  }

  /** Opens a page and waits until it is ready, by default until hydration. */
  async go(url: string, isReady = 'return document.documentElement.dataset.hasHydrated === "true"'): Promise<void> {
    await this.post('url', {url});
    await this.until(isReady);
  }

  /** @param script the body of a function that runs in the page or in the current frame */
  run = <T>(script: string, ...args: unknown[]): Promise<T> => this.post<T>('execute/sync', {script, args});

  /** Waits until a script returns true, whichever page is open. */
  async until(script: string, ...args: unknown[]): Promise<void> {
    const says = () => this.run(script, ...args).catch(() => false);
    await expect
      .poll(says, {...TIMEOUT_MS, message: script})
      .toBe(true)
      .catch(async (error: unknown) => {
        const end = await this.run<string>(FOOTER_TEXT).catch(String);
        throw new Error(`${String(error)}\nThe page ends with: ${end}`, {cause: error});
      });
  }

  /** Waits until such an element is on screen. */
  async find(wanted: ElementQuery): Promise<Element> {
    let found: Element | null = null;
    const look = async () => (found = await this.run<Element | null>(FIND, wanted).catch(() => null));
    await expect.poll(look, {...TIMEOUT_MS, message: JSON.stringify(wanted)}).not.toBeNull();
    return found as unknown as Element;
  }

  /** Clicks an element once it does not move, and again if it moved meanwhile or did not receive the click. */
  async click(wanted: ElementQuery): Promise<void> {
    const found = await this.find(wanted);
    await this.until(IS_STATIONARY, found);
    await this.run(LISTEN, found);
    await this.post(`element/${found[ELEMENT]}/click`, {});
    if (!(await this.run(WAS_CLICKED).catch(() => true))) await this.click(wanted);
  }

  /** Types after the existing text. */
  async type(wanted: ElementQuery, text: string): Promise<void> {
    await this.post(`element/${(await this.find(wanted))[ELEMENT]}/value`, {text});
  }

  /** Presses a key at the current focus. */
  async press(value: string): Promise<void> {
    const actions = [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ];
    await this.post('actions', {actions: [{type: 'key', id: 'keys', actions}]});
  }

  async enterFrame(wanted: ElementQuery): Promise<void> {
    await this.post('frame', {id: await this.find(wanted)});
  }

  leaveFrame = () => this.post('frame', {id: null});

  private post = <T>(what: string, body: object) => ask<T>('POST', `${this.session}/${what}`, body);
}

const TIMEOUT_MS = {timeout: 60_000};

/** Finds the first visible element with the accessible name. */
const FIND = `
  const [{is, named}] = arguments;
  const nameOf = (one) =>
    one.ariaLabel ?? (one.labels?.length ? one.labels[0].textContent : one.textContent);
  const found = [...document.querySelectorAll(is)].find(
    (one) => one.checkVisibility({visibilityProperty: true}) && (named === undefined || nameOf(one).trim() === named));
  const {left, top, width, height} = found?.getBoundingClientRect() ?? {};
  // A visible element stays where it is, because WebKit reports a scroll to its window later than to the page.
  if (found && !found.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    found.scrollIntoView({block: 'center', behavior: 'instant'});
  return found ?? null;`;

/** Whether an element is at the same place as two frames ago. */
const IS_STATIONARY = `
  const place = () => JSON.stringify(arguments[0].getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  const before = place();
  return frame().then(frame).then(() => place() === before);`;

/** The text at the end of the page, where dialogs are. */
const FOOTER_TEXT = 'return document.body.innerText.slice(-1000)';

/** Listens for the next click, before the page handles it. */
const LISTEN = `
  window.hasArrived = false;
  addEventListener('click', ({target}) => (window.hasArrived = arguments[0].contains(target)), {capture: true, once: true});`;

/** Whether the click reached its element; a page that loaded after it does not know. */
const WAS_CLICKED = `
  const frame = () => new Promise(requestAnimationFrame);
  return frame().then(frame).then(() => window.hasArrived !== false);`;

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await answer.json()) as {value: T & {error?: string; message?: string}};
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}
