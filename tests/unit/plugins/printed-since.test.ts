import {loadContent} from '../../../src/node/load';
import {printedSince} from '../../../src/plugins/preview/before';
import {workInTestSite} from '../cms/site';
import type {Content} from '../../../src/site/site-definition';

const site = workInTestSite();

async function read(): Promise<{content: Content; site: NonNullable<Content['site']>}> {
  const content = await loadContent();
  if (!content.site) throw new Error('The test site cannot be read.');
  return {content, site: content.site};
}

/** @returns the PDFs that change with an edit of a page. */
async function afterEdit(file: string, from: string | RegExp, to: string) {
  const before = await read();
  const changed = site.read(file).replace(from, to);
  expect(changed).not.toBe(site.read(file));
  return site.during(file, changed, async () => printedSince(before, await read()));
}

describe('A preview lists the PDFs', () => {
  it('of no page when nothing changed', async () => {
    expect(printedSince(await read(), await read())).toEqual([]);
  });

  it('with the changed text of a service: the profile and the sheet of that service', async () => {
    const printed = await afterEdit('pages/services/engineering.mdx', /^(heading: .*)$/m, '$1 in steel');
    expect(printed.map(({href}) => href)).toEqual(['/files/company-profile.pdf', '/files/capability-engineering.pdf']);
    expect(new Set(printed.map(({name}) => name)).size).toBe(printed.length);
  });

  it('of no page when no PDF contains the changed page', async () => {
    expect(await afterEdit('pages/privacy.mdx', /^(description: .*)$/m, '$1 Indeed.')).toEqual([]);
  });
});
