import {replaceUses, targetOfPage, usesOf, type Target} from '../../../../src/editor/state/uses';
import {workInTestSite} from '../../cms/site';

const site = workInTestSite();
const HOME = 'pages/index.mdx';
const CLIENTS = 'pages/about/clients.mdx';

describe('What refers to an entry or a page', () => {
  const sourcesNow = async () => (await site.inMemory.contentWith(new Map())).sources;
  const uses = async (target: Target, file: string) => {
    const sources = await sourcesNow();
    return {sources, found: usesOf(target, sources, {file, path: []})};
  };

  it('is found on other pages, and not where the entry itself is', async () => {
    const {found} = await uses({list: 'clients', id: 'c1'}, CLIENTS);
    expect(found.map(({file, path}) => [file, path])).toContainEqual([HOME, ['clients', 0]]);
    expect(found.some(({file}) => file === CLIENTS)).toBe(false);
  });

  it('can refer to another entry instead', async () => {
    const {sources, found} = await uses({list: 'clients', id: 'c1'}, CLIENTS);
    const now = new Map(replaceUses(found, sources, {id: 'kelp'}));
    expect(now.get(HOME)).toBe(site.read(HOME).replace('[c1, c2', '[kelp, c2'));
  });

  it('is removed from a list that has the other entry already', async () => {
    const {sources, found} = await uses({list: 'clients', id: 'c1'}, CLIENTS);
    const now = new Map(replaceUses(found, sources, {id: 'c2'}));
    expect(now.get(HOME)).toBe(site.read(HOME).replace('[c1, c2', '[c2'));
  });

  it('is removed with the line of a list that is only a link to the page', async () => {
    const {sources, found} = await uses(targetOfPage(CLIENTS), CLIENTS);
    const inMenu = found.filter(({file}) => file === 'pages/_site.yml');
    expect(inMenu.length).toBeGreaterThan(0);
    expect(inMenu.every(({path, removable = []}) => removable.length < path.length)).toBe(true);
    expect(new Map(replaceUses(inMenu, sources, undefined)).get('pages/_site.yml')).not.toContain('/about/clients}');
  });

  it('is removed with its line once, though two values of the line refer to it', async () => {
    const {sources, found} = await uses({list: 'clients', id: 'c1'}, CLIENTS);
    const once = replaceUses(found, sources, undefined);
    expect(replaceUses([...found, ...found], sources, undefined)).toEqual(once);
  });

  it('must be replaced where a value is required', async () => {
    const {found} = await uses(targetOfPage(CLIENTS), CLIENTS);
    const start = found.find(({file, path}) => file === HOME && path[0] === 'start');
    expect(start).toMatchObject({by: 'address', removable: undefined});
  });
});
