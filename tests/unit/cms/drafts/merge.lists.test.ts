import fc from 'fast-check';
import {diff3Merge} from 'node-diff3';
import {merge, type Choice, type Conflict} from '../../../../src/cms/drafts/merge';
import {frontMatterOf} from '../../../../src/cms/parse';
import {blocksOf} from '../../../../src/cms/edit';
import {siteDefinition} from '../../../../src/site/site-definition';

const PAGE = 'pages/merged.mdx';
const HEAD = '---\ntitle: Merged\ndescription: A page that two people have changed.\n---\n';
const page = (blocks: readonly string[]) => [HEAD, ...blocks.map((block) => `${block}\n`)].join('\n');
const wordsOf = (text: string) => blocksOf(text).map((block) => block.text);

function merged(base: string[], theirs: string[], ours: string[], choice?: Choice) {
  const found = merge(siteDefinition, PAGE, {base: page(base), theirs: page(theirs), ours: page(ours)}, () => choice);
  if (found?.kind !== 'merged') throw new Error('The page was not merged.');
  return {blocks: wordsOf(found.text), conflicts: found.conflicts};
}

/** Merges the three versions with only the library. */
function plain(base: string[], theirs: string[], ours: string[], choice: Choice) {
  const regions = diff3Merge(theirs, base, ours);
  return {
    blocks: regions.flatMap(({ok = [], conflict}) => (conflict ? conflict[choice === 'ours' ? 'b' : 'a'] : ok)),
    conflicts: regions.filter(({conflict}) => conflict).length,
  };
}

/** A person's action on one block: most stay unchanged. */
const arbitraryAction = fc.record({
  block: fc.constantFrom('kept', 'kept', 'kept', 'removed', 'replaced', 'replaced alike', 'made two'),
  isAddedBefore: fc.integer({min: 0, max: 4}).map((value) => value === 0),
});
type BlockAction = typeof arbitraryAction extends fc.Arbitrary<infer T> ? T : never;

const after = (who: string, base: readonly string[], actions: readonly BlockAction[]): string[] =>
  base.flatMap((text, index) => {
    const {block, isAddedBefore} = actions[index] ?? {block: 'kept', isAddedBefore: false};
    const stands = {
      kept: [text],
      removed: [],
      replaced: [`${who} ${index}.`],
      'replaced alike': [`Both ${index}.`],
      'made two': [`${who} ${index}, first.`, `${who} ${index}, second.`],
    }[block];
    return [...(isAddedBefore ? [`${who} new ${index}.`] : []), ...stands];
  });

const changes = fc.array(fc.tuple(arbitraryAction, arbitraryAction), {minLength: 1, maxLength: 7}).map((actions) => {
  const base = actions.map((_, index) => `Base ${index}.`);
  const [theirActions, ourActions] = [actions.map(([entry]) => entry), actions.map(([, other]) => other)];
  return {base, theirs: after('Theirs', base, theirActions), ours: after('Ours', base, ourActions)};
});

const RUNS = {numRuns: 50, seed: 1};

describe('A body that two people have changed', () => {
  test('has one conflict where two changes overlap one change of the other, and keeps all of the chosen text', () => {
    const base = ['One.', 'Two.', 'Three.', 'Four.'];
    const theirs = ['One.', 'Theirs.', 'Four.'];
    const ours = ['One.', 'Two of ours.', 'Three.', 'More of ours.', 'Four.'];
    const conflict: Partial<Conflict> = {base: 'Two.\n\nThree.', theirs: 'Theirs.'};
    const kept = merged(base, theirs, ours, 'ours');
    expect(kept.conflicts).toEqual([expect.objectContaining({...conflict, ours: 'Two of ours.\n\nThree.'})]);
    expect(kept.blocks).toEqual(ours);
    expect(merged(base, ['One.', 'Theirs.'], ['One.', 'A.', 'Three.', 'B.'], 'ours')).toMatchObject({
      blocks: ['One.', 'A.', 'Three.', 'B.'],
      conflicts: [{base: 'Two.\n\nThree.\n\nFour.'}],
    });
  });

  test('is merged when the changes are adjacent, and both additions at one position stay', () => {
    expect(merged(['One.', 'Two.'], ['Theirs.', 'Two.'], ['One.', 'Ours.'])).toEqual({
      blocks: ['Theirs.', 'Ours.'],
      conflicts: [],
    });
    expect(merged(['One.', 'Two.'], ['One.', 'Theirs.', 'Two.'], ['One.', 'Ours.', 'Two.'])).toEqual({
      blocks: ['One.', 'Theirs.', 'Ours.', 'Two.'],
      conflicts: [],
    });
  });

  test('is merged as the library does where there is no conflict, and has no other conflicts', () => {
    let asked = 0;
    fc.assert(
      fc.property(changes, ({base, theirs, ours}) => {
        const [own, libraries] = [merged(base, theirs, ours, 'ours'), plain(base, theirs, ours, 'ours')];
        if (libraries.conflicts === 0) expect(own).toEqual({blocks: libraries.blocks, conflicts: []});
        asked += own.conflicts.length;
      }),
      RUNS,
    );
    expect(asked).toBeGreaterThan(0);
  });

  test.each(['ours', 'theirs'] as const)('keeps every word of %s when each conflict is decided that way', (choice) => {
    fc.assert(
      fc.property(changes, (three) => {
        const {blocks} = merged(three.base, three.theirs, three.ours, choice);
        const written = three[choice].filter((block) => !block.startsWith('Base'));
        const gone = three.base.filter((block) => !three[choice].includes(block));
        expect(blocks.filter((block) => written.includes(block))).toEqual(written);
        expect(blocks.filter((block) => gone.includes(block))).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('A list that two people have changed', () => {
  const LIST = 'pages/about/clients.mdx';
  /** With a unique logo, because nobody can tell which of two otherwise equal entries was renamed. */
  const entryOf = (text: string) => `  - {name: ${text}, logo: /img/${text.replaceAll(' ', '-')}.svg}`;
  const listed = (names: readonly string[]) =>
    ['---', 'title: Clients', 'heading: Clients', 'clients:', ...names.map(entryOf), '---', ''].join('\n');
  const namesIn = (text: string) => (frontMatterOf(text).clients as {name: string}[]).map(({name}) => name);
  /** Entries are added, removed and swapped, but the list is never empty. */
  const lists = changes.map(({base, theirs, ours}) => {
    const named = (blocks: string[]) => ['First', ...blocks.map((text) => text.replace(/[.,]/g, ''))];
    return {base: named(base), theirs: named(theirs), ours: named(ours)};
  });

  test('is merged as the library does where there is no conflict', () => {
    let decided = 0;
    fc.assert(
      fc.property(lists, ({base, theirs, ours}) => {
        const library = plain(base, theirs, ours, 'ours');
        if (library.conflicts > 0) return;
        const three = {base: listed(base), theirs: listed(theirs), ours: listed(ours)};
        const found = merge(siteDefinition, LIST, three, () => 'ours');
        expect(found).toMatchObject({kind: 'merged', conflicts: []});
        expect(found?.kind === 'merged' ? namesIn(found.text) : []).toEqual(library.blocks);
        decided += 1;
      }),
      RUNS,
    );
    expect(decided).toBeGreaterThan(0);
  });
});
