import {kindOfTarget, linkAt, marked, targetOf, withLink} from '../../src/edit/model/marks';

const BOLD = {before: '**', behind: '**'};
const HEADING = {before: '## ', behind: '', isBlock: true} as const;

/** A text with | where the chosen words begin and end. */
const typed = (text: string) => {
  const [start, second] = [text.indexOf('|'), text.lastIndexOf('|')];
  return {text: text.replaceAll('|', ''), start, end: second === start ? start : second - 1};
};
const shown = ({text, start, end}: ReturnType<typeof typed>) =>
  `${text.slice(0, start)}|${start === end ? '' : `${text.slice(start, end)}|`}${text.slice(end)}`;

describe('A button above a text', () => {
  it.each([
    ['around chosen words', 'Some |words| here.', BOLD, 'Some **|words|** here.'],
    ['empty where nothing is chosen, with the cursor between them', 'Some | here.', BOLD, 'Some **|** here.'],
    ['on a line of its own, with a gap above', 'Some words.|', HEADING, 'Some words.\n\n## |'],
    ['without a second gap where one is', 'Some words.\n\n|', HEADING, 'Some words.\n\n## |'],
    ['with a gap below', 'Above.\n|Below.', HEADING, 'Above.\n\n## |\n\nBelow.'],
    ['at the beginning of an empty text', '|', HEADING, '## |'],
  ])('writes its signs %s', (_what, before, mark, after) => {
    expect(shown(marked(typed(before), mark))).toBe(after);
  });
});

describe('The dialog of a link', () => {
  it.each([
    ['a new one for chosen words', 'Read |our story| now.', 'our story', ''],
    ['the one around the cursor', 'Read [our st|ory](/about) now.', 'our story', '/about'],
    ['the second of two alike', '[a](/b) and [a](/b|)', 'a', '/b'],
    ['no photo', '![A ph|oto](/img/a.jpg)', '', ''],
  ])('opens on %s', (_what, text, words, target) => {
    expect(linkAt(typed(text))).toMatchObject({words, target});
  });

  it('puts the link in the place of the one before and keeps what it says to those who only hear it', () => {
    const before = typed('Read [more|](/about "about us") now.');
    const link = linkAt(before);
    const after = withLink(before.text, {...link, words: 'all', target: '/oem'});
    expect(shown(after)).toBe('Read [all](/oem "about us")| now.');
  });

  it.each([
    ['page', '/about#people', '/about#people'],
    ['file', '/files/a.pdf', '/files/a.pdf'],
    ['mail', 'mailto:a@b.example', 'a@b.example'],
    ['phone', 'tel:+2348031234567', '+2348031234567'],
    ['web', 'https://a.example/b', 'https://a.example/b'],
  ] as const)('reads and writes the address of a %s', (kind, target, said) => {
    expect(kindOfTarget(target)).toEqual({kind, typed: said});
    expect(targetOf(kind, said)).toBe(target);
  });

  it('takes what people type: spaces in a telephone number, and a site without its beginning', () => {
    expect(targetOf('phone', ' +234 803 123-4567 ')).toBe('tel:+2348031234567');
    expect(targetOf('web', 'a.example/b')).toBe('https://a.example/b');
    expect(targetOf('mail', '')).toBe('');
  });
});
