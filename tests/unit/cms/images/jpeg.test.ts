import {isJpeg, jpegSegments} from '../../../../src/cms/images/jpeg';

const START = [0xff, 0xd8];
const INFORMATION = [0xff, 0xe1, 0, 4, 1, 2];
const TABLE_AFTER_FILL = [0xff, 0xff, 0xdb, 0, 3, 1];
const SCAN = [0xff, 0xda, 0, 2, 1, 0xff, 0, 2, 0xff, 0xd7, 3];
const END = [0xff, 0xd9];

test('The segments of a JPEG are found after fill bytes, and a scan with zeros and restart markers is one of them', () => {
  const bytes = Uint8Array.from([...START, ...INFORMATION, ...TABLE_AFTER_FILL, ...SCAN, ...END]);
  expect(isJpeg(bytes)).toBe(true);
  expect([...jpegSegments(bytes)]).toEqual([
    {marker: 0xe1, start: 2, end: 8, next: 8},
    {marker: 0xdb, start: 9, end: 14, next: 14},
    {marker: 0xda, start: 14, end: 18, next: 25},
  ]);
});

test('A JPEG that ends too early has only the segments that begin in it', () => {
  const markersIn = (...bytes: number[]) => [...jpegSegments(Uint8Array.from(bytes))].map(({marker}) => marker);
  expect(markersIn(...START, ...INFORMATION, ...SCAN)).toEqual([0xe1, 0xda]);
  expect(markersIn(...START, ...INFORMATION.slice(0, 4))).toEqual([0xe1]);
  expect(markersIn(...START, ...INFORMATION.slice(0, 3))).toEqual([]);
  expect(markersIn(...START, ...END, 0, 0)).toEqual([]);
  expect(isJpeg(Uint8Array.of(0xff))).toBe(false);
});
