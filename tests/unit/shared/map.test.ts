import {readMap} from '../../../src/shared/map';
import {Office} from '../../../src/site/page-types/contact';

const EMBED = 'https://www.openstreetmap.org/export/embed.html';
const FULL = `${EMBED}?bbox=6.970%2C4.740%2C7.050%2C4.800&layer=mapnik&marker=4.770%2C7.010`;

test('The address of a map gives the position of the office and the width of the map', () => {
  const view = readMap(FULL);
  expect(view).toMatchObject({src: FULL, latitude: 4.77, longitude: 7.01});
  expect(view?.width).toBeCloseTo(0.08);
});

test.each([
  ['of another site', FULL.replace('www.openstreetmap.org', 'maps.example')],
  ['that is not encrypted', FULL.replace('https', 'http')],
  ['of the map itself', 'https://www.openstreetmap.org/#map=15/4.77/7.01'],
  ['without a marker', FULL.replace(/&marker=.*/, '')],
  ['without an extent', `${EMBED}?marker=4.770%2C7.010`],
  ['whose edges are swapped', FULL.replace('6.970', '7.150')],
  ['that is none', 'openstreetmap'],
])('The address of a map is refused when it is one %s', async (_kind, address) => {
  expect(readMap(address)).toBeUndefined();
  const {error} = await Office.shape.mapUrl.safeParseAsync(address);
  const says = 'is not the address of an OpenStreetMap embedded map with a marker';
  expect(error?.issues.map(({message}) => message)).toEqual([says]);
});
