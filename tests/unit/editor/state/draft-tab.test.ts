import {DraftTab, type TabEnvironment} from '../../../../src/editor/state/draft-tab';
import {Browser} from '../tabs';

/** A loop without an end would stop the test as well. */
const MAX_REQUESTS = 9;
const NO_CHANNEL = {postMessage: () => undefined, close: () => undefined, onmessage: null};

it('A tab that gets the lock while it asks for the draft does not take it from itself', async () => {
  const browser = new Browser();
  const [first, second] = [browser.newTab(), browser.newTab()];
  await DraftTab.open('draft', first.environment);
  const request = jest.spyOn(second.environment.locks as LockManager, 'request');
  const messages: {tab?: string}[] = [];
  const channel = browser.newTab().environment.openChannel('draft');
  channel.onmessage = ({data}: MessageEvent<{tab?: string}>) => messages.push(data);
  first.freeze();
  const tab = await DraftTab.open('draft', second.environment);
  const onLost = jest.fn();
  tab.listen({onLost, onOwn: () => undefined, onRelease: () => Promise.resolve(), onStored: () => undefined});
  tab.takeOver();
  first.close();
  await new Promise(setImmediate);
  expect(tab.isOwner).toBe(true);
  const count = request.mock.calls.length;
  channel.postMessage({kind: 'free', tab: messages[0]?.tab});
  await new Promise(setImmediate);
  expect([tab.isOwner, request.mock.calls.length, onLost.mock.calls.length]).toEqual([true, count, 0]);
  tab.close();
});

it('A page that is being left asks for its lock no more than once again, because Safari refuses that', async () => {
  let leave = (): void => undefined;
  const request = jest.fn((_name: string, _options: LockOptions, work: (lock: Lock) => unknown): Promise<unknown> => {
    const count = request.mock.calls.length;
    if (count > MAX_REQUESTS) return new Promise(() => undefined);
    if (count > 1) return Promise.reject(new DOMException('The document is not active.', 'InvalidStateError'));
    work({name: 'draft', mode: 'exclusive'});
    return new Promise((_done, fail) => (leave = () => fail(new DOMException('The page is left.', 'AbortError'))));
  });
  const locks = {request} as unknown as TabEnvironment['locks'];
  const tab = await DraftTab.open('draft', {locks, openChannel: () => NO_CHANNEL});
  const [onLost, onOwn] = [jest.fn(), jest.fn()];
  tab.listen({onLost, onOwn, onRelease: () => Promise.resolve(), onStored: () => undefined});
  leave();
  await new Promise(setImmediate);
  expect(request).toHaveBeenCalledTimes(2);
  expect([tab.isOwner, onLost.mock.calls.length, onOwn.mock.calls.length]).toEqual([false, 1, 0]);
});

it('A tab that asks for the draft twice has it, once the other tab has answered both', async () => {
  const browser = new Browser();
  const [first, second] = await Promise.all(
    [browser.newTab(), browser.newTab()].map(({environment}) => DraftTab.open('draft', environment)),
  );
  const asked: (() => void)[] = [];
  const onRelease = () => new Promise<void>((done) => asked.push(done));
  const onLost = jest.fn();
  const events = {onLost, onOwn: () => undefined, onRelease, onStored: () => undefined};
  first?.listen({...events, onLost: () => undefined});
  second?.listen(events);
  second?.takeOver();
  second?.takeOver();
  await new Promise(setImmediate);
  asked.forEach((done) => done());
  await new Promise(setImmediate);
  expect([first?.isOwner, second?.isOwner, onLost.mock.calls.length]).toEqual([false, true, 0]);
  first?.close();
  second?.close();
});
