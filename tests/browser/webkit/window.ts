/** A window of WebKit, steered as the W3C writes it (https://www.w3.org/TR/webdriver2). */
import {expect} from '@playwright/test';
import {CAPABILITIES, startDriver} from './program';

/** The name under which the W3C hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Record<typeof ELEMENT, string>;

/** The codes of keys without a letter. */
export const KEYS = {ENTER: '\uE007', ESCAPE: '\uE00C'};

/** An element as people know it: what it is, and its name where that tells it from others. */
export interface Wanted {
  is: string;
  named?: string;
  /** Only within this one. */
  within?: string;
}

export class WebKitWindow {
  private constructor(
    private readonly session: string,
    readonly version: string,
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
        PATIENCE,
      )
      .toBe(true);
    const {sessionId, capabilities} = await ask<{sessionId: string; capabilities: {browserVersion: string}}>(
      'POST',
      `${address}/session`,
      {capabilities: {alwaysMatch: CAPABILITIES}},
    );
    return new WebKitWindow(`${address}/session/${sessionId}`, capabilities.browserVersion, stop);
  }

  async close(): Promise<void> {
    await ask('DELETE', this.session);
    await this.stopDriver();
  }

  /** Gives the window another size, and waits until its page has it. */
  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', {width, height});
    await this.until('return innerWidth === arguments[0]', width);
  }

  /** Opens a page and waits until it is ready: a page of the site, once React has taken it over. */
  async go(url: string, isReady = 'return document.documentElement.dataset.hasHydrated === "true"'): Promise<void> {
    await this.post('url', {url});
    await this.until(isReady);
  }

  /** @param script the body of a function, which runs in the page or in the frame that was entered */
  run = <T>(script: string, ...args: unknown[]): Promise<T> => this.post<T>('execute/sync', {script, args});

  /** Waits until a script says yes, whichever page it meets meanwhile. */
  async until(script: string, ...args: unknown[]): Promise<void> {
    const says = () => this.run(script, ...args).catch(() => false);
    await expect
      .poll(says, {...PATIENCE, message: script})
      .toBe(true)
      .catch(async (error: unknown) => {
        const end = await this.run<string>(LAST_WORDS).catch(String);
        throw new Error(`${String(error)}\nThe page ends with: ${end}`, {cause: error});
      });
  }

  /** Waits until there is such an element on screen. */
  async find(wanted: Wanted): Promise<Element> {
    let found: Element | null = null;
    const look = async () => (found = await this.run<Element | null>(FIND, wanted).catch(() => null));
    await expect.poll(look, {...PATIENCE, message: JSON.stringify(wanted)}).not.toBeNull();
    return found as unknown as Element;
  }

  /** Clicks an element once it stands still, and once more where it moved on the way or took no clicks yet. */
  async click(wanted: Wanted): Promise<void> {
    const found = await this.find(wanted);
    await this.until(STANDS_STILL, found);
    await this.run(LISTEN, found);
    await this.post(`element/${found[ELEMENT]}/click`, {});
    if (!(await this.run(HAS_ARRIVED).catch(() => true))) await this.click(wanted);
  }

  /** Types behind what is there. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.post(`element/${(await this.find(wanted))[ELEMENT]}/value`, {text});
  }

  /** Presses a key wherever the focus is. */
  async press(value: string): Promise<void> {
    const actions = [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ];
    await this.post('actions', {actions: [{type: 'key', id: 'keys', actions}]});
  }

  async enterFrame(wanted: Wanted): Promise<void> {
    await this.post('frame', {id: await this.find(wanted)});
  }

  leaveFrame = () => this.post('frame', {id: null});

  private post = <T>(what: string, body: object) => ask<T>('POST', `${this.session}/${what}`, body);
}

const PATIENCE = {timeout: 60_000};

/** Finds the first element that can be seen with the name that screen readers say. */
const FIND = `
  const [{is, named, within}] = arguments;
  const root = within === undefined ? document : document.querySelector(within);
  const nameOf = (one) =>
    one.ariaLabel ?? (one.labels?.length ? one.labels[0].textContent : one.textContent);
  const found = [...(root?.querySelectorAll(is) ?? [])].find(
    (one) => one.checkVisibility({visibilityProperty: true}) && (named === undefined || nameOf(one).trim() === named));
  const {left, top, width, height} = found?.getBoundingClientRect() ?? {};
  // What is in sight stays where it is: WebKit tells its window of a scroll later than the page.
  if (found && !found.contains(document.elementFromPoint(left + width / 2, top + height / 2)))
    found.scrollIntoView({block: 'center', behavior: 'instant'});
  return found ?? null;`;

/** Whether an element is where it was two frames ago. */
const STANDS_STILL = `
  const place = () => JSON.stringify(arguments[0].getBoundingClientRect());
  const frame = () => new Promise(requestAnimationFrame);
  const before = place();
  return frame().then(frame).then(() => place() === before);`;

/** What is at the end of the page, where dialogs are. */
const LAST_WORDS = 'return document.body.innerText.slice(-1000)';

/** Begins to listen for the next click, before whatever the page does with it. */
const LISTEN = `
  window.hasArrived = false;
  addEventListener('click', ({target}) => (window.hasArrived = arguments[0].contains(target)), {capture: true, once: true});`;

/** Whether the click came to its element; a page that came after it knows nothing of it. */
const HAS_ARRIVED = `
  const frame = () => new Promise(requestAnimationFrame);
  return frame().then(frame).then(() => window.hasArrived !== false);`;

async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await answer.json()) as {value: T & {error?: string; message?: string}};
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}
