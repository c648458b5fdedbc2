import {pathsNoLongerUsed} from '../../../../src/editor/state/draft-store';
import {workInTestSite} from '../../cms/site';

const site = workInTestSite();

it('Deleting an entry deletes the files that nothing else uses', async () => {
  const file = 'pages/about/clients.mdx';
  const without = async (entry: RegExp) => {
    const changes = new Map([[file, site.read(file).replace(entry, '')]]);
    const [before, now] = [new Map(), changes].map((all) => site.inMemory.contentWith(all));
    return pathsNoLongerUsed((await before)?.sources ?? [], (await now)?.sources ?? []);
  };
  expect(await without(/ {2}- \{id: kelp.*\n/)).toEqual(['/img/logos/reed.svg']);
  // Projects show this client's logo too.
  expect(await without(/ {2}- \{id: c1,.*\n/)).toEqual([]);
});
