import path from 'node:path';
import {workInTestSite} from '../cms/site';
import {withSlashes} from '../../../src/node/disk';

const site = workInTestSite();

test('A path has slashes on Windows, and keeps a backslash elsewhere, so that no name looks like a folder', () => {
  const file = path.win32.relative('C:\\site\\static', 'C:\\site\\static\\img\\home\\yard.jpg');
  expect(withSlashes(file, path.win32)).toBe('img/home/yard.jpg');
  expect(withSlashes('img\\..\\_worker.js', path.posix)).toBe('img\\..\\_worker.js');
});
