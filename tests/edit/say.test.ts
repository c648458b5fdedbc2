import type {Flaw} from '../../src/content/check';
import {controlAt} from '../../src/content/write';
import {sayFlaw} from '../../src/edit/model/say';
import {workInTestSite} from '../content/site';
import {CORPUS, spoilt} from '../content/slips';
import {readSource} from '../../src/content/read';

const site = workInTestSite();
const NAME = 'The page';

/** What the check says of a slip, as the editor says it. */
function said(flaw: Flaw, text: string): string {
  const {schema} = readSource(flaw.file, Buffer.from(text));
  return sayFlaw(flaw, flaw.path && controlAt(schema, flaw.path), () => NAME);
}

describe('In the editor a flaw is told', () => {
  it.each(CORPUS)('without a file, a line or a sign of code, when a person $slip', async (slip) => {
    const {changes} = await spoilt(site, slip);
    for (const flaw of await site.inMemory.flawsWith(changes)) {
      const content = changes.get(flaw.file);
      const sentence = said(flaw, content === undefined ? '' : content.toString());
      expect(sentence).not.toMatch(
        /`|\bpages\/|\bstatic\/|\bline \d|› \d|\bYAML\b|\bpull request|\bcommit\b|\btoken\b/i,
      );
    }
  });

  const flaw = {file: 'pages/a.mdx', line: 3, path: ['openings', 6, 'location', 0]};
  const town = {control: {kind: 'words' as const, long: false, places: []}, example: 'Warri'};

  it('as what is still to do while nothing is filled in', () => {
    const empty = {...flaw, text: 'openings › 7 › location › 1 is empty.', advice: '"- Warri"', isEmpty: true};
    expect(sayFlaw(empty, town, () => NAME)).toBe('Still to fill in. Write, for example, Warri.');
    expect(sayFlaw(empty, {control: {kind: 'picture', endings: []}}, () => NAME)).toBe('Choose a picture.');
    const sentence = {...town, example: 'Set and run mills.'};
    expect(sayFlaw(empty, sentence, () => NAME)).toBe('Still to fill in. Write, for example, Set and run mills.');
  });

  it('by what is wrong, and with an example as one types it', () => {
    const wrong = {
      ...flaw,
      text: 'openings › 7 › location › 1 "x" is no town.',
      advice: 'Write, for example, "- Warri".',
    };
    expect(sayFlaw(wrong, town, () => NAME)).toBe('"x" is no town. Write, for example, Warri.');
  });

  it('with the name of another page in place of its file', () => {
    const twice = {...flaw, path: undefined, text: 'The title is used at pages/b.mdx:12 already.'};
    expect(sayFlaw(twice, undefined, () => NAME)).toBe('The title is used at The page already.');
  });
});
