import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Picture} from '../../src/commands/pictures/album';
import {changedRoutes, pagesOf} from '../../src/commands/pictures/built-files';
import {causesOf} from '../../src/commands/pictures/causes';
import {reachOf} from '../../src/commands/pictures/reach';
import {difference, type Raw} from '../../src/commands/pictures/compare-pixels';
import {compareTrees} from '../../src/commands/pictures/compare-trees';
import {groupPictures} from '../../src/commands/pictures/groups';
import {asMarkdown, asText} from '../../src/commands/pictures/lines';
import type {Declaration, Element, Look} from '../../src/commands/pictures/look';
import {picturesPage} from '../../src/commands/pictures/page';
import {partNames} from '../../src/commands/pictures/part-names';
import {partsOf, type Seen} from '../../src/commands/pictures/parts';
import {ROOT} from '../project';

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
  const picture = (rows: string[]): Raw => ({
    data: Uint8Array.from(rows.join('').split(''), Number).reduce<Uint8Array>(
      (data, value, index) => (data.fill(value, index * 3, index * 3 + 3), data),
      new Uint8Array(rows.join('').length * 3),
    ),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  });

  it('have no difference when they are alike', () => {
    expect(difference(picture(['12', '34']), picture(['12', '34']))).toBeUndefined();
  });

  it('differ by one step of one colour in one place', () => {
    const after = picture(['000', '000', '000']);
    after.data[(1 * 3 + 2) * 3 + 1] = 1;
    const found = difference(picture(['000', '000', '000']), after);
    expect(found).toMatchObject({pixels: 1, box: {left: 2, top: 1, right: 3, bottom: 2}, first: {x: 2, y: 1}});
    expect(found?.touches({left: 2, top: 0, right: 3, bottom: 2})).toBe(true);
    expect(found?.touches({left: 0, top: 0, right: 2, bottom: 3})).toBe(false);
  });

  it('differ in what only one of them covers', () => {
    const found = difference(picture(['11', '11']), picture(['11', '11', '11']));
    expect(found).toMatchObject({pixels: 2, box: {left: 0, top: 2, right: 2, bottom: 3}});
  });
});

const element = (tag: string, children: Element['children'] = [], attributes = {}): Element => ({
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
    expect(found.map(({what, owner}) => [what, owner])).toEqual([['--flare: #ff0 → #ff1', 'dot_cccc']]);
  });

  it('shows only under focus when its rule says so', () => {
    const [found] = styles([rule('.tab_dddd:focus-visible', 'outline-offset', '-4px')], []);
    expect(found).toMatchObject({what: 'outline-offset: -4px → nothing', focus: true});
  });
});

describe('What other styles can concern', () => {
  const declared = (selector: string, value = 'red', property = 'color'): Declaration => ({
    context: '',
    selector,
    property,
    value,
  });
  const look = (declarations: Declaration[], style = ''): Look => ({
    body: {tag: 'body', place: 1, attributes: {style}, children: []},
    declarations,
  });
  const other = declared('.other');

  it.each([
    ['.card_aaaa:hover::before', '.card_aaaa'],
    ['.card_aaaa:not(:hover, :focus-visible) > a', '.card_aaaa > a'],
    [':is(.card_aaaa:hover, :not(.b:active)) .title', '* .title'],
    ['.list > :where(li:nth-child(2n))', '.list > *'],
    ['@font-face', 'body'],
  ])('is, for the rule %s, no less than the elements %s', (selector, elements) => {
    expect(reachOf(look([declared(selector), other]), look([declared(selector, 'blue'), other]))).toEqual([elements]);
  });

  it('is what uses a custom property, and every page that uses it in its own HTML', () => {
    const [red, blue] = ['red', 'blue'].map((value) => declared(':root', value, '--flare')) as [
      Declaration,
      Declaration,
    ];
    const user = declared('.dot', 'var(--flare)');
    expect(reachOf(look([red, user]), look([blue, user]))).toEqual(['.dot']);
    const inline = 'color: var(--flare)';
    expect(reachOf(look([red], inline), look([blue], inline))).toBeUndefined();
  });

  it('is every page when rules stand in another order, or its elements are others', () => {
    const [one, two] = [declared('.one'), declared('.two')];
    expect(reachOf(look([one, two]), look([two, one]))).toBeUndefined();
    expect(reachOf(look([one], 'top: 0'), look([one], 'top: 1px'))).toBeUndefined();
  });
});

describe('The name of a part', () => {
  it('is its folder, found by the hash in the class, and nothing for a class of all parts', () => {
    const names = partNames([ROOT]);
    expect(['button_DolX', 'icon__dIW', 'skip_m42l', 'wrap', 'srOnly', ''].map((one) => names(one)?.name)).toEqual([
      'Button',
      'Icon',
      'Layout',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('The part of a difference', () => {
  const names = (className: string) =>
    /^[A-Z]/.test(className) ? {name: className, isShape: className !== 'CallToAction'} : undefined;
  const seen = (classes: string[], what = 'class: line → ink', owner?: string): Seen => ({
    what,
    owner,
    before: 'a',
    after: 'a',
    focus: false,
    places: [{left: 0, top: 0, right: 1, bottom: 1, classes}],
  });

  it('is the one whose style sheet says it, wherever it shows', () => {
    expect(partsOf([seen(['Icon'], 'gap: 1px → 2px', 'Card')], names)).toEqual([
      {name: 'Card', what: ['gap: 1px → 2px']},
    ]);
  });

  it('is told of a shape with what is around it, up to the part of the page', () => {
    expect(partsOf([seen(['Button', 'wrap', 'Buttons', 'CallToAction', 'Page'])], names)[0]?.name).toBe(
      'CallToAction › Buttons › Button',
    );
  });

  it('is what all places have in common', () => {
    const causes = [seen(['Icon', 'ArrowLink', 'Section']), seen(['Icon', 'ArrowLink', 'Card'])];
    expect(partsOf(causes, names).map(({name}) => name)).toEqual(['ArrowLink › Icon']);
  });

  it('is all parts where many have nothing in common', () => {
    const causes = ['A', 'B', 'C', 'D'].map((part) => seen([part]));
    expect(partsOf(causes, names).map(({name}) => name)).toEqual(['All parts']);
    expect(partsOf(causes.slice(2), names).map(({name}) => name)).toEqual(['C', 'D']);
  });
});

describe('The report of the pictures', () => {
  const picture = (route: string, name: string, pixels: number): Picture => ({
    route,
    view: {width: 390, scheme: 'dark', focused: true},
    parts: [{name, what: ['padding: 2px → 4px']}],
    pixels,
    width: 390,
    height: 200,
    box: {left: 0, top: 60, right: 39, bottom: 140},
    before: 'a-before.jpg',
    after: 'a-after.jpg',
  });
  const groups = groupPictures([
    picture('/oem', 'Button', 5),
    picture('/', 'Footer', 9),
    picture('/careers', 'Button', 7),
  ]);

  it('tells the part that changed most first, and its most changed page first', () => {
    expect(groups.map(({name, routes}) => [name, routes])).toEqual([
      ['Footer', ['/']],
      ['Button', ['/careers', '/oem']],
    ]);
  });

  it('is one line for each part, and one line when no page looks different', () => {
    expect(asText(groups, NO_ROUTES)).toBe(
      'Footer on /: padding: 2px → 4px\nButton on /careers and 1 more page: padding: 2px → 4px',
    );
    expect(asText([], NO_ROUTES)).toBe('No page looks different.');
    expect(asMarkdown([], NO_ROUTES)).toBe('No page looks different.\n');
  });

  it('shows words of a change in a summary and on its page, and obeys none of them', () => {
    const bad = groupPictures([picture('/<img src=x>', '[Button](//evil)', 1)]);
    expect(asMarkdown(bad, NO_ROUTES)).toContain('- \\[Button\\](//evil) on /\\<img src=x\\>');
    expect(picturesPage(bad, NO_ROUTES)).not.toContain('<img src=x>');
  });

  it('gives each pair of pictures a slider that a keyboard moves, with a name of its own', () => {
    const page = picturesPage(groups, NO_ROUTES);
    const names = Array.from(page.matchAll(/<input type="range"[^>]*aria-label="([^"]+)"/g), ([, name]) => name);
    expect(new Set(names).size).toBe(3);
    expect(page.match(/<img [^>]*alt="(Before|After): [^"]+"/g)).toHaveLength(6);
  });

  it('names new pages and pages that are gone', () => {
    const text = asText([], {changed: [], restyled: [], added: ['/new'], removed: ['/old']});
    expect(text).toBe('New page, without a picture before: /new\nPage that is gone: /old');
  });
});
