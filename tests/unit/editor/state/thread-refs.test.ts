import type {Thread} from '../../../../src/editor/github';
import {locateThreads} from '../../../../src/editor/state/thread-refs';
import {refOfPosition} from '../../../../src/cms/source-map/content-ref';
import {valueAt} from '../../../../src/cms/values/values';
import type {Content} from '../../../../src/site/site-definition';
import {workInTestSite} from '../../cms/site';

const site = workInTestSite();
let content: Content;

beforeAll(async () => (content = await site.inMemory.contentWith(new Map())));

it('A comment is open until somebody else replies to it, applies its suggestion, or resolves it', () => {
  const source = content.sources.find(({path}) => path !== undefined);
  if (!source) throw new Error('The site has no page.');
  const {file, parsed} = source;
  const place = refOfPosition({file, path: ['title']}, content) ?? '';
  const typed = String(valueAt(parsed?.data, ['title']));
  const said = {by: 'a', at: new Date(0), words: 'Why?', id: 1, isOnFile: true, place, answers: []};
  const again = {by: 'a', at: new Date(1), words: 'Well?'};
  const threads: Thread[] = [
    said,
    {...said, answers: [{...again, by: 'b'}]},
    {...said, answers: [{...again, by: 'b'}, again]},
    {...said, instead: typed},
    {...said, instead: `${typed} too`},
    {...said, isResolved: true},
    {...said, isOnFile: false},
  ];
  const statuses = locateThreads(threads, content).map(({status}) => status);
  expect(statuses).toEqual(['open', 'answered', 'open', 'taken', 'open', 'resolved', undefined]);
});

describe('A comment on a line on GitHub', () => {
  const places = (threads: Partial<Thread>[]) =>
    locateThreads(
      threads.map((more, id) => ({id, by: 'a', at: new Date(0), words: 'Why?', isOnFile: true, answers: [], ...more})),
      content,
    ).map(({place: contentRef}) => contentRef);

  it('is shown at the value on that line, on every page, even after a later commit has moved it', () => {
    const isOnce = (text: string, line: string) => text.split('\n').filter((item) => item === line).length === 1;
    const lines = content.sources.flatMap(({file, text, values, parsed}) =>
      values.flatMap(({path}) => {
        const line = parsed?.lineOf(path) ?? 0;
        const quoted = text.split('\n')[line - 1] ?? '';
        const isAlone = values.filter((value) => parsed?.lineOf(value.path) === line).length === 1;
        return isAlone && isOnce(text, quoted)
          ? [{file, line, quoted, named: refOfPosition({file, path}, content)}]
          : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    const names = lines.map(({named}) => named);
    expect(places(lines.map(({file, line, quoted}) => ({file, line, quoted})))).toEqual(names);
    // GitHub gives no line any more, or the earlier one.
    expect(places(lines.map(({file, quoted}) => ({file, quoted, line: 1})))).toEqual(names);
  });

  it('has no reference when its line was deleted, unless the editor added one', () => {
    const [{file} = {file: ''}] = content.sources;
    const threads = [{file, quoted: 'gone: Gone'}, {file, place: 'index.mdx#heading'}, {}];
    expect(places(threads)).toEqual([undefined, 'index.mdx#heading', undefined]);
  });
});
