import {cropFor} from '../../../../src/editor/state/resize-photo';

const CARD = {maxAspectRatio: 2.5, maxTallRatio: 2.5};
const PORTRAIT = {...CARD, shown: 0.8};

test.each([
  ['that fits', {width: 1200, height: 800}, CARD, undefined],
  ['at the limit', {width: 2500, height: 1000}, CARD, undefined],
  ['that is too wide', {width: 3000, height: 1000}, CARD, {width: 2500, height: 1000, isAcross: true}],
  ['that is too tall', {width: 1000, height: 3000}, CARD, {width: 1000, height: 2500, isAcross: false}],
  ['that the page crops anyway', {width: 1000, height: 1000}, PORTRAIT, {width: 800, height: 1000, isAcross: true}],
  ['that is almost as the page shows it', {width: 805, height: 1000}, PORTRAIT, undefined],
])('A photo %s is cropped only as far as necessary', (_what, size, shape, crop) => {
  expect(cropFor(size, shape)).toEqual(crop);
});
