import {versionsOfPage} from '../../../../src/editor/state/history';
import {restoreRef} from '../../../../src/editor/state/restore';
import {report} from '../../../../src/cms/report';
import {siteDefinition} from '../../../../src/site/site-definition';

const FILE = 'pages/about/yard.mdx';
const [A, B, C] = ['# Cranes', '# Welds', '# Roads'].map((title) => `#${title}`);
const [FIRST, SECOND, THIRD, LAST] = [
  'The first crane came by ship in the dry season.',
  'It lifts ninety tonnes when the ground is firm.',
  'Welders keep a record of every seam, signed and dated.',
  'Roads to the river are graded twice in each year.',
];
const page = (...blocks: (string | undefined)[]) =>
  `${['---\ntitle: Yard\nheading: The yard\n---', ...blocks].join('\n\n')}\n`;
const WHOLE = [A, FIRST, SECOND, B, THIRD, C, LAST];

describe('Restoring a part of a text', () => {
  it.each<[what: string, then: (string | undefined)[], now: (string | undefined)[]]>([
    ['paragraphs in another order', WHOLE, [A, SECOND, FIRST, B, THIRD, C, LAST]],
    ['sections in another order', WHOLE, [B, THIRD, A, FIRST, SECOND, C, LAST]],
    ['the last section first', WHOLE, [C, LAST, A, FIRST, SECOND, B, THIRD]],
    ['a section that is gone', WHOLE, [A, FIRST, SECOND, C, LAST]],
    ['the first section that is gone', WHOLE, [B, THIRD, C, LAST]],
    ['the last section that is gone', WHOLE, [A, FIRST, SECOND, B, THIRD]],
    ['the only text that is gone', [FIRST], []],
    ['the first paragraph that is gone', [FIRST, SECOND, THIRD], [SECOND, THIRD]],
    ['the last paragraph that is gone', [FIRST, SECOND, THIRD], [FIRST, SECOND]],
    ['a paragraph that is new', WHOLE, [A, FIRST, LAST, SECOND, B, THIRD, C, LAST]],
    ['a section that is new', [A, FIRST, B, THIRD], [A, FIRST, C, LAST, B, THIRD]],
  ])('brings back what it was, byte for byte: %s', (_what, then, now) => {
    const [before, text] = [page(...then), page(...now)];
    const pages = report(siteDefinition, versionsOfPage({file: FILE, text: before}, {file: FILE, text}));
    const changes = pages.flatMap((one) => one.changes);
    expect(changes).not.toEqual([]);
    const restored = changes.reduceRight(
      (all, {path, isOrder}) => restoreRef({file: FILE, text: all}, before, path, isOrder) ?? all,
      text,
    );
    expect(restored).toBe(before);
  });

  it('restores the whole page when nothing in it is named', () =>
    expect(restoreRef({file: FILE, text: page(FIRST)}, page(SECOND), [])).toBe(page(SECOND)));

  it('is impossible for a text that neither version has', () => {
    expect(restoreRef({file: FILE, text: page(FIRST)}, page(FIRST), ['body', 'gone'])).toBeUndefined();
    expect(restoreRef({file: FILE, text: page(FIRST)}, page(FIRST), ['subtitle'])).toBeUndefined();
  });
});
