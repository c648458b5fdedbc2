import {sentence} from '../../src/content/base/flaw';
import {SITE_FILE} from '../../src/content/base/paths';
import {contentOf, EXTREMES, textsOfToday} from '../site/extremes/copies';
import {longest} from '../site/extremes/longest';
import {read} from '../site/extremes/page-text';
import {scale, SCALE} from '../site/extremes/scale';

const texts = textsOfToday();

describe('Contents at their extremes', () => {
  it.each(Object.entries(EXTREMES))('pass the check: the %s', async (_name, make) => {
    const {flaws} = await contentOf(make(texts));
    expect(flaws.map(sentence)).toEqual([]);
  });

  it('are as long as the schema lets them be', () => {
    const {data} = read(SITE_FILE, longest(texts).get(SITE_FILE) ?? '');
    expect(String(data.name)).toHaveLength(60);
    expect(String(data.email)).toHaveLength(60);
    expect(read('pages/index.mdx', longest(texts).get('pages/index.mdx') ?? '').data.title).toHaveLength(52);
  });

  it('are as many as a company ten times the size would have', () => {
    const pages = scale(texts);
    for (const {file, list, count} of SCALE) {
      expect(read(file, pages.get(file) ?? '').data[list]).toHaveLength(count);
    }
  });
});
