import {prepareUpload, unusedPath} from '../../../../src/editor/state/upload';

it.each([
  ['My Photo (1).JPG', 'picture', '', [], '/img/my-photo-1.jpg'],
  ['Price list.pdf', 'file', '', [], '/files/price-list.pdf'],
  ['yard.jpg', 'picture', 'See /img/team/lagos/dan.jpg and /img/crane.jpg.', [], '/img/team/lagos/yard.jpg'],
  ['list.pdf', 'file', '[old](/files/2026/old.pdf)', [], '/files/2026/list.pdf'],
  ['yard.jpg', 'picture', '', ['/img/yard.jpg', '/img/yard-2.jpg'], '/img/yard-3.jpg'],
  ['漢字.png', 'picture', '', [], '/img/photo.png'],
] as const)(
  'The path of a file that a person adds is new, valid, and in the folder of the files beside it: %s',
  (chosen, kind, near, used, path) =>
    expect(unusedPath(chosen, kind, near, (other) => (used as readonly string[]).includes(other))).toBe(path),
);

describe('A file that a person adds', () => {
  const fileOf = (text: string, name: string) => new File([text], name);
  const textOf = async (file: File) => {
    const upload = await prepareUpload(file, 'picture');
    return upload.is === 'ready' ? new TextDecoder().decode(upload.bytes) : upload.is;
  };
  const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><metadata>By a program</metadata><path d="M0 0"/></svg>';

  it('is read without the metadata of the drawing program when it is an SVG', async () => {
    const plain = await textOf(fileOf(DRAWING, 'mark.SVG'));
    expect(plain).toContain('<path');
    expect(plain).not.toContain('By a program');
  });

  it('is read as it is when it is another file, or an SVG that the linter refuses', async () => {
    expect(await textOf(fileOf(DRAWING, 'mark.txt'))).toBe(DRAWING);
    const refused = DRAWING.replace('<path', '<script>alert(1)</script><path');
    expect(await textOf(fileOf(refused, 'mark.svg'))).toBe(refused);
  });
});
