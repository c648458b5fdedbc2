import {isChangedSample, withDashes} from '../../../../src/editor/state/suggestions';

const BESIDE = 'experience: 2–3 years';

describe('The editor suggests a dash instead of a hyphen between numbers', () => {
  it.each([
    ['4-6 years', '4–6 years'],
    ['within 24-48 hours (2-3 days)', 'within 24–48 hours (2–3 days)'],
  ])('in %s', (text, dashed) => expect(withDashes(text, BESIDE)).toBe(dashed));

  it.each([
    ['a standard with its year', 'ISO 9001-2015'],
    ['a month', '2026-11'],
    ['a telephone number', '+234 803-555'],
    ['a part of a longer number', '12-34-56'],
    ['the name of a component', 'AB4-6'],
    ['an address', '/files/4-6.pdf'],
    ['a number that begins with zero', '080-555'],
  ])('and not in %s', (_what, text) => expect(withDashes(text, BESIDE)).toBeUndefined());

  it('only if the page has a dash between numbers', () =>
    expect(withDashes('4-6 years', 'experience: 2 to 3 years')).toBeUndefined());
});

describe('An entry that is marked as a sample counts as changed', () => {
  const file = 'pages/projects.mdx';
  const [tank, pier] = [
    {id: 'tank', title: 'A tank', sample: true},
    {id: 'pier', title: 'A pier', sample: true},
  ];
  const text = (entries: readonly object[], body = 'Words') =>
    `---\nprojects: ${JSON.stringify(entries)}\n---\n\n${body}\n`;
  const before = text([tank, pier]);
  const texts = new Map([[file, before]]);
  const at = (index: number) => ['projects', index];

  it('when its text differs', () => {
    const now = {...tank, title: 'A taller tank'};
    expect(isChangedSample(file, texts, text([now, pier]), at(0), now)).toBe(true);
    expect(isChangedSample(file, texts, text([now, pier]), at(1), pier)).toBe(false);
  });

  it('but not when it only moved', () =>
    expect(isChangedSample(file, texts, text([pier, tank]), at(0), pier)).toBe(false));

  it('when it is a page with another body', () => {
    expect(isChangedSample(file, texts, text([tank, pier], 'Other words'), [], {})).toBe(true);
    expect(isChangedSample(file, texts, before, [], {})).toBe(false);
  });

  it('when it is new', () => expect(isChangedSample(file, new Map(), before, at(0), tank)).toBe(true));
});
