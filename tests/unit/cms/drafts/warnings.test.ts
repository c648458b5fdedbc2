import {draftWarnings} from '../../../../src/cms/drafts/warnings';
import {loadContent} from '../../../../src/node/load';
import {MemorySite} from '../memory-site';
import {WARNINGS} from '../../../../src/site/rules';
import {HOME, textOf} from './texts';

describe('The warnings of a draft', () => {
  test('cover the pages that it changes, and contradictions with other pages', async () => {
    const other = textOf('pages/services/index.mdx').replace('label: Jobs', 'label: Projects');
    const content = await new MemorySite().contentWith(new Map([['pages/services/index.mdx', other]]));
    const reported = (...files: string[]) =>
      draftWarnings(content, WARNINGS, new Map(files.map((file) => [file, {}]))).map(({file}) => file);
    expect(reported(HOME)).toEqual(expect.arrayContaining([HOME, 'pages/services/index.mdx']));
    expect(reported('pages/privacy.mdx', 'pages/thank-you.mdx')).toEqual([]);
    expect(reported()).toEqual([]);
  });

  test('include a replaced photo that still has the old description', async () => {
    const content = await loadContent();
    const file = 'pages/about/gallery.mdx';
    const before = textOf(file);
    const [, src = '', text = ''] = /src: (\S+)\n +alt: (.*)/.exec(before) ?? [];
    const reported = (now: string) =>
      draftWarnings(content, WARNINGS, new Map([[file, {before, now}]]))
        .map((warning) => warning.message)
        .filter((warning) => warning.includes('photo'));
    const other = before.replace(src, '/img/gallery/hook.jpg');
    expect(reported(other)).toEqual([
      expect.stringMatching(/^The photo has changed, but its description has not: ".+"\.$/),
    ]);
    expect(reported(other.replace(text, 'A crane at dusk'))).toEqual([]);
    expect(reported(before)).toEqual([]);
  });
});
