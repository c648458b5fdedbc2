import {mapLimit} from '../../../src/shared/map-limit';

test('Every item is worked on, at most so many at a time, and nothing begins after a failure', async () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve, reject) => ends.push(item === 3 ? () => reject(new Error('Three.')) : resolve));
  };
  const all = mapLimit([1, 2, 3, 4, 5], 2, work);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  ends[2]?.();
  await expect(all).rejects.toThrow('Three.');
  ends[1]?.();
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
});
