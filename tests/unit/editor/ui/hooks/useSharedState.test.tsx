import {act, renderHook} from '@testing-library/react';
import {useSharedState} from '../../../../../src/editor/ui/hooks/useSharedState';

/** A channel between the tabs of this test; messages arrive at once. */
class TestChannel {
  static readonly open = new Set<TestChannel>();
  static sent = 0;
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;

  constructor(readonly name: string) {
    TestChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    TestChannel.sent += 1;
    for (const other of TestChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({data} as MessageEvent<unknown>);
    }
  }

  close(): void {
    TestChannel.open.delete(this);
  }
}

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const initial = () => 'new';

/** Opens a tab that loads the value as soon as `load` is called. */
function openTab(stored?: unknown) {
  let load: () => void = () => undefined;
  const loading = new Promise<unknown>((done) => {
    load = () => done(stored);
  });
  const save = jest.fn((_value: string) => Promise.resolve());
  const options = {name: 'reply', load: () => loading, save, parse, initial};
  const {result} = renderHook(() => useSharedState<string>(options));
  return {
    save,
    value: () => result.current[0],
    change: (next: (now: string) => string) => act(() => result.current[1](next)),
    load: () =>
      act(() => {
        load();
        return Promise.resolve();
      }),
  };
}

beforeEach(() => {
  TestChannel.sent = 0;
  Object.assign(globalThis, {BroadcastChannel: TestChannel});
});

describe('A value on this device', () => {
  it('keeps a change that was made before it had loaded', async () => {
    const tab = openTab('stored');
    tab.change((now) => `${now}, and more`);
    expect(tab.value()).toBeUndefined();
    await tab.load();
    expect(tab.value()).toBe('stored, and more');
    expect(tab.save.mock.calls).toEqual([['stored, and more']]);
  });

  it('is not stored again when it has only been loaded', async () => {
    const tab = openTab('stored');
    await tab.load();
    expect([tab.value(), tab.save.mock.calls, TestChannel.sent]).toEqual(['stored', [], 0]);
  });

  it('is a new one when the stored value has another format', async () => {
    const tab = openTab({text: 'old'});
    await tab.load();
    expect(tab.value()).toBe('new');
  });
});

describe('Two tabs', () => {
  it('show the same value, which the second one does not send back', async () => {
    const [one, two] = [openTab('stored'), openTab('stored')];
    await one.load();
    await two.load();
    one.change(() => 'of one');
    expect([one.value(), two.value(), TestChannel.sent]).toEqual(['of one', 'of one', 1]);
    two.change((now) => `${now} and two`);
    expect([one.value(), two.value(), TestChannel.sent]).toEqual(['of one and two', 'of one and two', 2]);
    expect([one.save.mock.calls, two.save.mock.calls]).toEqual([[['of one']], [['of one and two']]]);
  });

  it('show the same value when one of them had not loaded yet', async () => {
    const [one, two] = [openTab('stored'), openTab('stored')];
    await one.load();
    two.change((now) => `${now} and two`);
    one.change(() => 'of one');
    await two.load();
    expect([one.value(), two.value()]).toEqual(['of one and two', 'of one and two']);
  });
});
