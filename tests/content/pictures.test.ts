import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {changedRoutes, pagesOf} from '../../src/commands/pictures/built-files';
import {causesOf, isReordered} from '../../src/commands/pictures/causes';
import {compareTrees} from '../../src/commands/pictures/compare-trees';
import {difference} from '../../src/commands/pictures/difference';
import {groupsOf, type DifferingPicture} from '../../src/commands/pictures/groups';
import {pictureMarkdown, pictureText} from '../../src/commands/pictures/lines';
import type {Declaration, ElementLook, PageLook} from '../../src/commands/pictures/look';
import {partOfClass} from '../../src/commands/pictures/part-names';
import {changedParts, type PlacedCause} from '../../src/commands/pictures/parts';

const NO_ROUTES = {changed: [], restyled: [], added: [], removed: []};

describe('What differs in a built page', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

  const built = (files: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-test-'));
    folders.push(folder);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
    return pagesOf(folder);
  };
  const page = (style: string, script: string, photo: string) =>
    `<link rel=stylesheet href=/assets/css/${style}><script src=/assets/js/${script} defer></script><img src=/assets/img/${photo}>`;

  const before = built({
    'about/team.html': page('styles.aaaa.css', 'main.aaaa.js', 'yard.aaaa-800.jpg'),
    'index.html': 'Home',
    'assets/css/styles.aaaa.css': '.a{background:url(/assets/img/line.aaaa.svg)}',
    'assets/js/main.aaaa.js': 'one()',
    'assets/img/line.aaaa.svg': '<svg/>',
    'assets/img/yard.aaaa-800.jpg': 'photo',
  });
  const after = (files: Record<string, string> = {}) =>
    built({
      'about/team.html': page('styles.bbbb.css', 'main.bbbb.js', 'yard.bbbb-800.jpg'),
      'index.html': 'Home',
      'assets/css/styles.bbbb.css': '.a{background:url(/assets/img/line.bbbb.svg)}',
      'assets/js/main.bbbb.js': 'two()',
      'assets/img/line.bbbb.svg': '<svg/>',
      'assets/img/yard.bbbb-800.jpg': 'photo',
      ...files,
    });

  it('is nothing when only scripts and the hashes in names differ', () => {
    expect(changedRoutes(before, after()).changed).toEqual([]);
  });

  it.each([
    ['a style', {'assets/css/styles.bbbb.css': '.a{color:red}'}],
    ['a drawing that a style names', {'assets/img/line.bbbb.svg': '<svg><path/></svg>'}],
    ['a photo', {'assets/img/yard.bbbb-800.jpg': 'other photo'}],
    ['the HTML', {'about/team.html': `${page('styles.bbbb.css', 'main.bbbb.js', 'yard.bbbb-800.jpg')}!`}],
  ])('is the page when %s differs in a byte', (_, files) => {
    expect(changedRoutes(before, after(files)).changed).toEqual(['/about/team']);
  });

  it('looks at one icon of the file that holds them all', () => {
    const icons = (line: string, other: string) =>
      `<svg><symbol id="mail"><path d="${line}"/></symbol><symbol id="phone"><path d="${other}"/></symbol></svg>`;
    const site = (hash: string, file: string) =>
      built({'index.html': `<use href=/assets/icons-${hash}.svg#mail />`, [`assets/icons-${hash}.svg`]: file});
    const old = site('1', icons('M0 0', 'M1 1'));
    expect(changedRoutes(old, site('2', icons('M0 0', 'M2 2'))).changed).toEqual([]);
    expect(changedRoutes(old, site('3', icons('M9 9', 'M1 1'))).changed).toEqual(['/']);
  });

  it('names pages that only one of the two has', () => {
    const now = after({'new.html': 'New'});
    now.delete('/');
    expect(changedRoutes(before, now)).toEqual({changed: [], restyled: [], added: ['/new'], removed: ['/']});
  });

  it.each([
    ['only a style', {'assets/css/styles.bbbb.css': '.a{color:red}'}, ['/about/team']],
    ['a photo too', {'assets/css/styles.bbbb.css': '.a{color:red}', 'assets/img/yard.bbbb-800.jpg': 'other'}, []],
  ])('is known as restyled when %s differs', (_, files, restyled) => {
    expect(changedRoutes(before, after(files)).restyled).toEqual(restyled);
  });
});

describe('Two pictures', () => {
  /** A digit a pixel, as dark as it is. */
  const picture = (rows: string[], color = 0): Promise<Buffer> => {
    const width = rows[0]?.length ?? 0;
    const data = Uint8Array.from(
      rows
        .join('')
        .split('')
        .flatMap((digit) => [color, Number(digit), 0]),
    );
    return sharp(data, {raw: {width, height: rows.length, channels: 3}})
      .png()
      .toBuffer();
  };

  it('have no difference when they are alike, however they are written', async () => {
    const one = await picture(['12', '34']);
    const other = await sharp(one).png({compressionLevel: 0}).toBuffer();
    expect(other.equals(one)).toBe(false);
    expect(await difference(one, other)).toBeUndefined();
  });

  it('differ by one step of one colour in one place', async () => {
    const found = await difference(await picture(['000', '000', '000']), await picture(['000', '001', '000']));
    expect(found).toMatchObject({pixels: 1, width: 3, first: {x: 2, y: 1}});
    expect(found?.touches({left: 2, top: 0, right: 3, bottom: 2})).toBe(true);
    expect(found?.touches({left: 0, top: 0, right: 2, bottom: 3})).toBe(false);
  });

  it('differ in what only one of them covers', async () => {
    const found = await difference(await picture(['00', '00']), await picture(['00', '00', '00']));
    expect(found).toMatchObject({pixels: 2, first: {x: 0, y: 2}});
  });

  it('are kept with the rows around what differs, each such pixel marked once', async () => {
    const rows = Array.from({length: 400}, () => '00');
    const found = await difference(await picture(rows), await picture(rows.with(200, '01')));
    const sizes = await Promise.all(
      Object.values(found?.pictures ?? {}).map(async (one) => {
        const {width, height} = await sharp(one).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [2, 121],
      [2, 121],
      [2, 121],
    ]);
    const marked = await sharp(found?.pictures.diff).removeAlpha().raw().toBuffer();
    expect([...marked].filter((value) => value === 0xd6)).toHaveLength(1);
  });
});

const element = (tag: string, children: ElementLook['children'] = [], attributes = {}): ElementLook => ({
  tag,
  place: 1,
  attributes,
  children: children.map((child, index) => (typeof child === 'string' ? child : {...child, place: index + 1})),
});

describe('What is written differently', () => {
  const icon = element('svg');
  const link = element('a', [icon, 'Mail']);

  it('is the innermost element that lost something', () => {
    expect(
      compareTrees(element('body', [element('p'), link]), element('body', [element('p'), element('a', ['Mail'])])),
    ).toEqual([{what: 'svg → nothing', before: 'body > :nth-child(2)', after: 'body > :nth-child(2)'}]);
  });

  it('is an attribute, with its old value and its new one', () => {
    const before = element('body', [element('a', [], {class: 'line', href: '/'})]);
    const after = element('body', [element('a', [], {href: '/', class: 'ink'})]);
    expect(compareTrees(before, after).map(({what}) => what)).toEqual(['class: line → ink']);
  });

  it('is told at the right place of both pages when something was added before it', () => {
    const before = element('body', [link, element('p', ['Old'])]);
    const after = element('body', [link, element('p', ['New'])]);
    expect(compareTrees(before, after)).toEqual([
      {what: 'other words', before: 'body > :nth-child(2)', after: 'body > :nth-child(2)'},
    ]);
  });

  const rule = (selector: string, property: string, value: string): Declaration => ({
    context: '',
    selector,
    property,
    value,
  });
  const styles = (before: Declaration[], after: Declaration[]) =>
    causesOf({body: element('body'), declarations: before}, {body: element('body'), declarations: after});

  it('is a declaration, whichever rules hold it', () => {
    const same = rule('.card_bbbb', 'color', 'red');
    expect(
      styles([rule('.button_aaaa', 'padding', '2px'), same], [same, rule('.button_aaaa', 'padding', '4px')]),
    ).toEqual([
      {what: 'padding: 2px → 4px', before: '.button_aaaa', after: '.button_aaaa', focus: false, owner: 'button_aaaa'},
    ]);
  });

  it('is told where a custom property is used, through others too', () => {
    const users = [rule(':root', '--color-signal', 'var(--flare)'), rule('.dot_cccc', 'color', 'var(--color-signal)')];
    const found = styles([rule(':root', '--flare', '#ff0'), ...users], [rule(':root', '--flare', '#ff1'), ...users]);
    expect(found.map(({what, after, owner}) => [what, after, owner])).toEqual([
      ['--flare: #ff0 → #ff1', '.dot_cccc', 'dot_cccc'],
      ['--flare: #ff0 → #ff1', '[style*="var(--color-signal"]', undefined],
      ['--flare: #ff0 → #ff1', '[style*="var(--flare"]', undefined],
    ]);
  });

  it('shows only under focus when its rule says so', () => {
    const [found] = styles([rule('.tab_dddd:focus-visible', 'outline-offset', '-4px')], []);
    expect(found).toMatchObject({what: 'outline-offset: -4px → nothing', focus: true});
  });
});

describe('The order of rules', () => {
  const [one, two] = ['.one', '.two'].map((selector) => ({context: '', selector, property: 'color', value: 'red'}));
  const look = (...declarations: (Declaration | undefined)[]): PageLook => ({
    body: element('body'),
    declarations: declarations.filter((declaration) => declaration !== undefined),
  });

  it('is another when two of them have changed places, and the same when one has come or has another value', () => {
    expect(isReordered(look(one, two), look(two, one))).toBe(true);
    expect(isReordered(look(one), look(two, one))).toBe(false);
    expect(isReordered(look(one, two), look(one && {...one, value: 'blue'}, two))).toBe(false);
  });
});

describe('The name of a part', () => {
  it.each([
    ['src-layout-Button--signal', {name: 'Button', isShape: true}],
    ['src-components-Offices-Tabs--tab', {name: 'Offices/Tabs', isShape: false}],
    ['wrap', undefined],
    ['', undefined],
  ])('is read from the class %s', (className, part) => {
    expect(partOfClass(className)).toEqual(part);
  });
});

describe('The part of a difference', () => {
  const classOf = (part: string) =>
    /^[A-Z]/.test(part) ? `src-${part === 'CallToAction' ? 'components' : 'layout'}-${part}--block` : part;
  const seen = (classes: string[], what = 'class: line → ink', owner?: string): PlacedCause => ({
    what,
    owner: owner && classOf(owner),
    before: 'a',
    after: 'a',
    focus: false,
    places: [{left: 0, top: 0, right: 1, bottom: 1, isVisible: true, classes: classes.map(classOf)}],
  });

  it('is the one whose style sheet says it, wherever it shows', () => {
    expect(changedParts([seen(['Icon'], 'gap: 1px → 2px', 'Card')])).toEqual([
      {name: 'Card', what: ['gap: 1px → 2px']},
    ]);
  });

  it('is told of a shape with what is around it, up to the part of the page', () => {
    expect(changedParts([seen(['Button', 'wrap', 'Buttons', 'CallToAction', 'Page'])])[0]?.name).toBe(
      'CallToAction › Buttons › Button',
    );
  });

  it('is what all places have in common', () => {
    const causes = [seen(['Icon', 'ArrowLink', 'Section']), seen(['Icon', 'ArrowLink', 'Card'])];
    expect(changedParts(causes).map(({name}) => name)).toEqual(['ArrowLink › Icon']);
  });

  it('is all parts where many have nothing in common', () => {
    const causes = ['A', 'B', 'C', 'D'].map((part) => seen([part]));
    expect(changedParts(causes).map(({name}) => name)).toEqual(['All parts']);
    expect(changedParts(causes.slice(2)).map(({name}) => name)).toEqual(['C', 'D']);
  });
});

describe('The report of the pictures', () => {
  const found = (route: string, name: string, pixels: number): DifferingPicture => ({
    route,
    parts: [{name, what: ['padding: 2px → 4px']}],
    pixels,
  });
  const groups = groupsOf([found('/oem', 'Button', 5), found('/', 'Footer', 9), found('/careers', 'Button', 7)]);

  it('tells the part that changed most first, and its most changed page first', () => {
    expect(groups.map(({name, routes}) => [name, routes])).toEqual([
      ['Footer', ['/']],
      ['Button', ['/careers', '/oem']],
    ]);
  });

  it('is one line for each part, and one line when no page looks different', () => {
    expect(pictureText(groups, NO_ROUTES)).toBe(
      'Footer on /: padding: 2px → 4px\nButton on /careers and 1 more page: padding: 2px → 4px',
    );
    expect(pictureText([], NO_ROUTES)).toBe('No page looks different.');
    expect(pictureMarkdown([], NO_ROUTES)).toBe('No page looks different.\n');
  });

  it('shows words of a change in a summary, and obeys none of them', () => {
    const bad = groupsOf([found('/<img src=x>', '[Button](//evil)', 1)]);
    expect(pictureMarkdown(bad, NO_ROUTES)).toContain('- \\[Button\\](//evil) on /\\<img src=x\\>');
  });

  it('names new pages and pages that are gone', () => {
    const text = pictureText([], {changed: [], restyled: [], added: ['/new'], removed: ['/old']});
    expect(text).toBe('New page, without a picture before: /new\nPage that is gone: /old');
  });
});
