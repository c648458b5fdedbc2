import path from 'node:path';
import {withSlashes} from '../../src/node/slashes';

describe('A path from the project’s root', () => {
  it('has slashes on Windows, as pages and addresses write it', () => {
    const file = path.win32.relative('C:\\site\\static', 'C:\\site\\static\\img\\home\\yard.jpg');
    expect(withSlashes(file, path.win32)).toBe('img/home/yard.jpg');
  });

  it('keeps a backslash in the name of a file elsewhere, so that no name can pass for a folder', () => {
    expect(withSlashes('img\\..\\_worker.js', path.posix)).toBe('img\\..\\_worker.js');
  });
});
