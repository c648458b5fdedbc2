import {isChanged} from '../../src/edit/model/example';
import {withDashes} from '../../src/edit/model/ranges';

const BESIDE = 'experience: 2–3 years';

describe('A hyphen between numbers is offered as a dash', () => {
  it.each([
    ['4-6 years', '4–6 years'],
    ['within 24-48 hours (2-3 days)', 'within 24–48 hours (2–3 days)'],
  ])('in %s', (words, dashed) => {
    expect(withDashes(words, BESIDE)).toBe(dashed);
  });

  it.each([
    ['a standard with its year', 'ISO 9001-2015'],
    ['a month', '2026-11'],
    ['a telephone number', '+234 803-555'],
    ['a part of a longer number', '12-34-56'],
    ['the name of a part', 'AB4-6'],
    ['an address', '/files/4-6.pdf'],
    ['a number that begins with naught', '080-555'],
  ])('and not in %s', (_what, words) => {
    expect(withDashes(words, BESIDE)).toBeUndefined();
  });

  it('only where the page has a dash between numbers', () => {
    expect(withDashes('4-6 years', 'experience: 2 to 3 years')).toBeUndefined();
  });
});

describe('What is marked as an example counts as changed', () => {
  const file = 'pages/projects.mdx';
  const [tank, pier] = [
    {id: 'tank', title: 'A tank', sample: true},
    {id: 'pier', title: 'A pier', sample: true},
  ];
  const text = (entries: readonly object[], body = 'Words') =>
    `---\nprojects: ${JSON.stringify(entries)}\n---\n\n${body}\n`;
  const before = text([tank, pier]);
  const at = (index: number) => ['projects', index];

  it('when its words are others', () => {
    const now = {...tank, title: 'A taller tank'};
    expect(isChanged(file, before, text([now, pier]), at(0), now)).toBe(true);
    expect(isChanged(file, before, text([now, pier]), at(1), pier)).toBe(false);
  });

  it('and not when it only stands at another place', () => {
    expect(isChanged(file, before, text([pier, tank]), at(0), pier)).toBe(false);
  });

  it('when it is a page with another body', () => {
    expect(isChanged(file, before, text([tank, pier], 'Other words'), [], {})).toBe(true);
    expect(isChanged(file, before, before, [], {})).toBe(false);
  });

  it('when it is new', () => {
    expect(isChanged(file, undefined, before, at(0), tank)).toBe(true);
  });
});
