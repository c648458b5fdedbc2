import {createMutex, debounce} from '../../../src/plugins/content';

/** The maximum time for which chokidar 3 reports nothing about a file after a report. */
const SILENCE_MS = 100;

test('Under npm start, loads finish in the order of their calls, and a failed load does not block the next', async () => {
  const turn = createMutex();
  const ended: string[] = [];
  let release: () => void = () => undefined;
  const first = turn(() => new Promise<void>((done) => (release = done)).then(() => void ended.push('first')));
  const second = turn(() => Promise.resolve(ended.push('second')));
  const fails = turn(() => Promise.reject(new Error('There is no page.')));
  const last = turn(() => Promise.resolve(ended.push('last')));
  await Promise.resolve();
  release();
  await Promise.all([first, second, last, expect(fails).rejects.toThrow('There is no page.')]);
  expect(ended).toEqual(['first', 'second', 'last']);
});

describe('Under npm start, while the watcher is silent about a file', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a new change is read anyway', async () => {
    let file = 'as it was';
    const load = debounce(() => Promise.resolve(file));
    const loaded = load();
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    file = 'edited again';
    await jest.runAllTimersAsync();
    await expect(loaded).resolves.toBe('edited again');
  });

  test('a change that it reports in that time starts another silent period', async () => {
    let file = 'as it was';
    const read = jest.fn(() => Promise.resolve(file));
    const load = debounce(read);
    const loads = [load()];
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    loads.push(load());
    await jest.advanceTimersByTimeAsync(SILENCE_MS);
    file = 'edited again';
    await jest.runAllTimersAsync();
    await expect(Promise.all(loads)).resolves.toEqual(['edited again', 'edited again']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a change after the reading is read again', async () => {
    const read = jest.fn(() => Promise.resolve('as it is'));
    const load = debounce(read);
    for (let change = 0; change < 2; change += 1) {
      const loaded = load();
      await jest.runAllTimersAsync();
      await loaded;
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});
