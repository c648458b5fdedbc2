import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Output} from '../../../src/plugins/output/output';
import {BuiltPage} from '../../../src/plugins/output/page';
import type {DescribedPage} from '../../../src/plugins/head';
import {writeIndex, sectionsOf} from '../../../src/plugins/search';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'built-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

describe('The searchable text of a page', () => {
  const sections = (html: string) => new BuiltPage('/a', `<main>${html}</main>`).elements('main').map(sectionsOf)[0];

  it('is split at headings and entries with an id, without menus, forms and hidden content', () => {
    const html =
      'Top<nav>No</nav><h2 id=two>Two</h2><p>Second<form>No</form><ul><li id=one><p>Before<h3>One</h3>' +
      '<p aria-hidden=true>No<p>Words<li id=x>No heading</ul><details><summary>More</summary>Folded</details>';
    expect(sections(html)).toEqual([
      {text: 'Top'},
      {anchor: 'two', heading: 'Two', text: 'Second\nNo heading\nMore Folded'},
      {anchor: 'one', heading: 'One', text: 'Before Words'},
    ]);
  });

  it('has a space between elements that are separate on screen, and none inside a word', () => {
    const html =
      '<ul><li>One<li><a href=/>Two</a>.</ul><p>1<sup>st</sup> <span class=unbroken>5 km</span>, <label>A<small>b</small></label>';
    expect(sections(html)).toEqual([{text: 'One\nTwo.\n1st 5 km, A b'}]);
  });

  it('has each row of a table in words, with the names of its columns', () => {
    const html =
      '<table><thead><tr><th>Year<th>Hours<th>TRIR</thead><tbody><tr><th>2025<td>900<td>2.00<tr><td>2024<td><td>3.00</table>';
    expect(sections(html)).toEqual([{text: '2025, Hours 900, TRIR 2.00\n2024, TRIR 3.00'}]);
  });

  it('stops the build with the page’s name when it is empty', () => {
    const described = {path: '/a', title: 'A', description: '', unlisted: false} as DescribedPage;
    expect(() => writeIndex([], [described], new Output(folder), '')).toThrow('The page /a has no text');
  });
});
