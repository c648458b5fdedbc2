import type {Thread} from '../../src/edit/github';
import {placed} from '../../src/edit/model/placed';
import {nameOfPlace} from '../../src/edit/model/places';
import {workInTestSite} from '../content/site';

const site = workInTestSite();

const thread = (more: Partial<Thread>): Thread => ({
  id: 1,
  by: 'reviewer',
  at: new Date(0),
  words: 'Really?',
  isOnFile: true,
  answers: [],
  ...more,
});

describe('What somebody wrote on a line on GitHub', () => {
  it('stands at the value on that line, on every page, also once a later commit has moved it', async () => {
    const content = await site.inMemory.contentWith(new Map());
    const isOnce = (text: string, line: string) => text.split('\n').filter((one) => one === line).length === 1;
    const lines = content.sources.flatMap(({file, text, values, parsed}) =>
      values.flatMap(({path}) => {
        const line = parsed?.lineOf(path) ?? 0;
        const quoted = text.split('\n')[line - 1] ?? '';
        const isAlone = values.filter((one) => parsed?.lineOf(one.path) === line).length === 1;
        return isAlone && isOnce(text, quoted) ? [{file, line, quoted, named: nameOfPlace({file, path}, content)}] : [];
      }),
    );
    expect(lines.length).toBeGreaterThan(100);
    const places = (threads: Thread[]) => placed(threads, content).map(({place}) => place);
    expect(places(lines.map(({file, line, quoted}) => thread({file, line, quoted})))).toEqual(
      lines.map(({named}) => named),
    );
    // GitHub tells no line any more, or that of before.
    expect(places(lines.map(({file, quoted}) => thread({file, quoted, line: 1})))).toEqual(
      lines.map(({named}) => named),
    );
  });

  it('stands at no place when its line is gone, and keeps the place that the editor gave it', async () => {
    const content = await site.inMemory.contentWith(new Map());
    const [{file} = {file: ''}] = content.sources;
    const threads = [thread({file, quoted: 'gone: Gone'}), thread({file, place: 'index.mdx#heading'}), thread({})];
    expect(placed(threads, content).map(({place}) => place)).toEqual([undefined, 'index.mdx#heading', undefined]);
  });
});
