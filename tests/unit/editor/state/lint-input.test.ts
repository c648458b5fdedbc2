import {DraftPictures} from '../../../../src/editor/state/pictures';
import {toLintInput} from '../../../../src/editor/state/lint-input';
import type {Reader} from '../../../../src/site/site-definition';

const entry = (sha: string) => ({sha, size: 1, mode: '100644'});
const fact = (hash: string) => ({hash, content: hash, bytes: 1});
const refusal = {message: 'has a script', help: ''};
const FLAG = fact('flag');

/** Returns the input for a branch whose build knows the picture `known`. */
function inputOf(names: readonly string[]) {
  const pictures = new DraftPictures();
  const fetched: string[] = [];
  jest.spyOn(pictures, 'measure').mockImplementation((bytes) => {
    const image = {format: 'svg', width: 1, height: 1, space: '', color: '', diagnostic: refusal};
    return Promise.resolve({...fact(String(bytes)), image});
  });
  const texts = new Map([
    ['pages/index.mdx', 'Words'],
    ['pages/notes.txt', 'Notes'],
  ]);
  const facts = {
    ...{pictures: {known: fact('known')}, flags: {NG: FLAG}, icons: ['home'], builtPictures: {}, printed: {}, days: {}},
    ...{sprite: {drawn: [], ofSite: '', ofAll: ''}, year: 2026},
  };
  const reader = {bytesOf: (_file: string, text: string) => new TextEncoder().encode(text)} as unknown as Reader;
  const branch = {
    ...{name: 'main', commit: '1', texts, unreadable: new Map([['pages/old.mdx', Uint8Array.of(0xe9)]])},
    files: new Map(names.map((name) => [name, entry(name.includes('known') ? 'known' : name)])),
  };
  const fetchFile = ({sha}: {sha: string}) => {
    fetched.push(sha);
    return Promise.resolve(Uint8Array.of(7));
  };
  return toLintInput(branch, {facts, pictures, reader, fetchFile}).then((input) => ({input, fetched}));
}

describe('What the linter reads of a branch', () => {
  it('are the bytes of its pages, also of those that are not UTF-8, and no other text', async () => {
    const {input} = await inputOf(['pages/index.mdx', 'pages/old.mdx', 'pages/notes.txt']);
    expect([...input.texts].map(([file, bytes]) => [file, ...bytes])).toEqual([
      ['pages/index.mdx', ...Buffer.from('Words')],
      ['pages/old.mdx', 0xe9],
    ]);
  });

  it('are all its files, and of drawings what is wrong with them', async () => {
    const {input} = await inputOf(['static/img/known.svg', 'static/img/new.svg', 'static/img/yard.jpg']);
    expect(input.files.map(({file, svgDiagnostic}) => [file, svgDiagnostic?.()])).toEqual([
      ['static/img/known.svg', undefined],
      ['static/img/new.svg', refusal],
      ['static/img/yard.jpg', undefined],
    ]);
    expect(input.files.map(({kind, read}) => [kind, read()])).toEqual(Array(3).fill(['file', '']));
  });

  it('fetches and measures only pictures that the build does not know, when they are needed', async () => {
    const {input, fetched} = await inputOf(['static/img/known.jpg', 'static/img/new.jpg']);
    expect(await input.outside.readPicture('/img/known.jpg')).toEqual(fact('known'));
    expect(await input.outside.readPicture('/img/gone.jpg')).toBeUndefined();
    expect(fetched).toEqual([]);
    expect(await input.outside.readPicture('/img/new.jpg')).toMatchObject({hash: '7'});
    expect(fetched).toEqual(['static/img/new.jpg']);
    expect(await input.measure(Uint8Array.of(8))).toMatchObject({hash: '8'});
  });

  it('knows the names in a folder, each once, the flags and the icons', async () => {
    const {input} = await inputOf([
      'static/img/a.jpg',
      'static/img/team/b.jpg',
      'static/img/team/c.jpg',
      'static/x.pdf',
    ]);
    expect(input.outside.fileNamesIn('/img')).toEqual(['a.jpg', 'team']);
    expect(input.outside.icons.has('home')).toBe(true);
    expect(await input.outside.flagOf('NG')).toMatchObject({path: '/flags/NG.svg', facts: FLAG});
  });
});
