import {loadContent} from '../../src/node/load';
import {readSource, type Source} from '../../src/content/check/source';
import {leavingPaths} from '../../src/edit/model/leaving';

const CLIENTS = 'pages/about/clients.mdx';

/** The pages with another text in the place of one. */
const withText = (sources: Source[], file: string, change: (text: string) => string): Source[] =>
  sources.map((source) =>
    source.file === file ? readSource(file, new TextEncoder().encode(change(source.text))) : source,
  );

test('With what is taken away leave the files that nothing else names', async () => {
  const {sources} = await loadContent();
  const noLast = withText(sources, CLIENTS, (text) => text.replace(/ {2}- \{id: kelp.*\n/, ''));
  expect(leavingPaths(sources, noLast)).toEqual(['/img/logos/reed.svg']);
  // Projects show the logo of this client too.
  const noFirst = withText(sources, CLIENTS, (text) => text.replace(/ {2}- \{id: c1,.*\n/, ''));
  expect(leavingPaths(sources, noFirst)).toEqual([]);
  expect(leavingPaths(sources, sources)).toEqual([]);
});
