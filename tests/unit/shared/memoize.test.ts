import {memoizeAsync} from '../../../src/shared/memoize';

describe('A cached request', () => {
  it('is sent once for calls at the same time', async () => {
    const cache = new Map<string, Promise<number>>();
    const ask = jest.fn(() => Promise.resolve(1));
    await Promise.all([memoizeAsync(cache, 'a', ask), memoizeAsync(cache, 'a', ask)]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('leaves the cache after it fails, but never takes a newer one with it', async () => {
    const cache = new Map<string, Promise<number>>();
    let fail: (reason: unknown) => void = () => undefined;
    const failing = memoizeAsync(cache, 'a', () => new Promise<number>((_done, reject) => (fail = reject)));
    // The cache is cleared while the first request runs, as after a new sign-in.
    cache.delete('a');
    const fresh = memoizeAsync(cache, 'a', () => Promise.resolve(2));
    fail(new Error('The connection is lost.'));
    await expect(failing).rejects.toThrow();
    expect(cache.get('a')).toBe(fresh);
  });
});
