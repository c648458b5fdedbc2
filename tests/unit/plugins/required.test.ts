import {readFileSync} from 'node:fs';
import {Site} from '../../../src/site/page-types';
import {dataOf, SITE_FILE, topOf} from '../../../src/cms/parse';
import {withRequired} from '../../../src/plugins/preview/before';

const CAREERS = 'pages/careers.mdx';

describe('An earlier page is compared by the current schema', () => {
  it('with a label that the shared facts did not have yet', () => {
    const now = readFileSync(SITE_FILE, 'utf8');
    const before = now.replace(/\n {2}skip: .*/, '');
    expect(Site.safeParse(dataOf(before)).success).toBe(false);
    expect(dataOf(withRequired(SITE_FILE, before, now))).toEqual(dataOf(now));
  });

  it('with a required field that its entries did not have yet, and without an optional one', () => {
    const now = readFileSync(CAREERS, 'utf8');
    const before = now.replace(/\n {4}title: .*(?=\n {4}location)/, '').replace(/\n {4}closes: .*/, '');
    const read = topOf(withRequired(CAREERS, before, now));
    expect(topOf(before)).not.toHaveProperty('openings.0.title');
    expect(read).toHaveProperty('openings.0.title', expect.any(String));
    expect(JSON.stringify(read)).toBe(JSON.stringify(topOf(now.replace(/\n {4}closes: .*/, ''))));
  });

  it('unchanged when nothing is missing', () => {
    const text = readFileSync(CAREERS, 'utf8');
    expect(withRequired(CAREERS, text, text.replace('title:', 'title: Other'))).toBe(text);
  });
});
