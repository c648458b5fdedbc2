import {mutex, debounce} from '../../../src/plugins/content';

/** The longest that chokidar 3 tells nothing of a file after it told something. */
const SILENCE_MS = 100;

describe('Under `npm start`', () => {
  test('a load is never followed by the end of one that began before it, and not held up by one that failed', async () => {
    const turn = mutex();
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

  describe('while the watcher keeps silent about a file', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('what is written to it is read all the same', async () => {
      let file = 'as it was';
      const load = debounce(() => Promise.resolve(file));
      const loaded = load();
      await jest.advanceTimersByTimeAsync(SILENCE_MS);
      file = 'edited again';
      await jest.runAllTimersAsync();
      await expect(loaded).resolves.toBe('edited again');
    });

    test('a change that it tells meanwhile begins a silence of its own', async () => {
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
});
