import {readFileSync} from 'node:fs';
import {dataOf, SITE_FILE, frontMatterOf} from '../../../../src/cms/parse';
import {loadContent} from '../../../../src/node/load';
import {changedDocuments, fillRequiredFields} from '../../../../src/plugins/preview/before';
import {Site} from '../../../../src/site/page-types';
import {workInTestSite} from '../../cms/site';

const site = workInTestSite();

async function read() {
  const content = await loadContent();
  if (!content.site) throw new Error('The test site cannot be read.');
  return {content, site: content.site};
}

/** @returns the PDFs that change with an edit of a page. */
async function afterEdit(file: string, from: string | RegExp, to: string) {
  const before = await read();
  const changed = site.read(file).replace(from, to);
  expect(changed).not.toBe(site.read(file));
  return site.during(file, changed, async () => changedDocuments(before, await read()));
}

describe('A preview lists the PDFs', () => {
  it('of no page when nothing changed', async () => expect(changedDocuments(await read(), await read())).toEqual([]));

  it('with the changed text of a service: the profile and the sheet of that service', async () => {
    const printed = await afterEdit('pages/services/engineering.mdx', /^(heading: .*)$/m, '$1 in steel');
    expect(printed.map(({href}) => href)).toEqual(['/files/company-profile.pdf', '/files/capability-engineering.pdf']);
    expect(new Set(printed.map(({name}) => name)).size).toBe(printed.length);
  });

  it('of no page when no PDF contains the changed page', async () =>
    expect(await afterEdit('pages/privacy.mdx', /^(description: .*)$/m, '$1 Indeed.')).toEqual([]));
});

const OPENING = 'pages/careers/fitter.mdx';

describe('An earlier page is read with the current schema', () => {
  it('with a label that the shared facts did not have yet', () => {
    const now = readFileSync(SITE_FILE, 'utf8');
    const before = now.replace(/\n {2}skip: .*/, '');
    expect(Site.safeParse(dataOf(before)).success).toBe(false);
    expect(dataOf(fillRequiredFields(SITE_FILE, before, now))).toEqual(dataOf(now));
  });

  it('with a required field that it did not have yet, and without an optional one', () => {
    const now = readFileSync(OPENING, 'utf8');
    const before = now.replace(/title: .*\n(?=location)/, '').replace(/closes: .*\n/, '');
    const read = frontMatterOf(fillRequiredFields(OPENING, before, now));
    expect(frontMatterOf(before)).not.toHaveProperty('title');
    expect(read).toHaveProperty('title', expect.any(String));
    expect(JSON.stringify(read)).toBe(JSON.stringify(frontMatterOf(now.replace(/closes: .*\n/, ''))));
  });

  it('unchanged when nothing is missing', () => {
    const text = readFileSync(OPENING, 'utf8');
    expect(fillRequiredFields(OPENING, text, text.replace('title:', 'title: Other'))).toBe(text);
  });
});
