import {lazyWithRetry, OutdatedError} from '../../../../src/editor/loading/lazy-with-retry';

const lost = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), {name: 'ChunkLoadError', request: 'https://site.example/7.js'});

describe('Code that loads later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is loaded when the network is back', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const load = jest.fn().mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValue('code');
    const loaded = lazyWithRetry(load)();
    await jest.runAllTimersAsync();
    await expect(loaded).resolves.toBe('code');
  });

  it('is not asked for again when a newer version of the editor has replaced it', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, {status: 404}));
    const load = jest.fn().mockRejectedValue(lost());
    await expect(lazyWithRetry(load)()).rejects.toBeInstanceOf(OutdatedError);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
