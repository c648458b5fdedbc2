import {readSource} from '../../../../src/cms/parse';
import {writeEdit} from '../../../../src/cms/edit/write-edit';
import {workInTestSite} from '../../cms/site';
import {factEdit, isFact, positionsOfFact} from '../../../../src/editor/state/same-fact';
import {siteDefinition} from '../../../../src/site/site-definition';

const site = workInTestSite();

describe('The same fact elsewhere', () => {
  const textsOf = ({sources}: Awaited<ReturnType<typeof written>>) =>
    new Map(sources.map(({file, text}) => [file, text]));
  const HOME = 'pages/index.mdx';
  const TELEPHONE = '+234 803 555 0199';

  /** The pages with a telephone number in two places: a field and the text of a body. */
  async function written() {
    const projects = site.read('pages/about/history.mdx').replace('title: Project beta', `title: Call ${TELEPHONE}`);
    const home = site.read(HOME).replace('Plain words, and a photo:', `Call ${TELEPHONE}, or +234 803 555 01999.`);
    return site.inMemory.contentWith(
      new Map([
        [HOME, home],
        ['pages/about/history.mdx', projects],
      ]),
    );
  }

  it('is found in fields and in the text of pages, and not as a part of a longer one', async () => {
    const content = await written();
    const places = positionsOfFact(TELEPHONE, content, {file: 'pages/_site.yml', path: ['phone']}, textsOf(content));
    expect(places.map(({file, path}) => [file, path === undefined ? 'text' : 'field'])).toEqual([
      ['pages/about/history.mdx', 'field'],
      [HOME, 'text'],
    ]);
    const [field] = places;
    expect(positionsOfFact(TELEPHONE, content, field ?? {file: ''}, textsOf(content))).toHaveLength(1);
    // An entry of the same list may have the same value for something else.
    const sister = {...field, file: 'pages/about/history.mdx', path: field?.path?.map((key) => (key === 3 ? 0 : key))};
    expect(positionsOfFact(TELEPHONE, content, sister, textsOf(content))).toHaveLength(1);
  });

  it('is not found in a page or an entry that the person has added', async () => {
    const content = await written();
    const positions = (before: ReadonlyMap<string, string>) =>
      positionsOfFact(TELEPHONE, content, {file: 'pages/_site.yml', path: ['phone']}, before).map(({file}) => file);
    const texts = textsOf(content);
    const history = 'pages/about/history.mdx';
    const withoutEntry = (texts.get(history) ?? '').replace(/ {2}- id: beta\n(?: {4}.*\n)+/, '');
    expect(positions(new Map([...texts].filter(([file]) => file !== HOME)))).toEqual([history]);
    expect(positions(new Map([...texts, [history, withoutEntry]]))).toEqual([HOME]);
  });

  it('is changed wherever it occurs, and nothing else is changed', async () => {
    const content = await written();
    const now = '+234 803 555 0100';
    for (const contentRef of positionsOfFact(TELEPHONE, content, {file: ''}, textsOf(content))) {
      const source = content.sources.find(({file}) => file === contentRef.file);
      const edit = source && factEdit(contentRef, source, TELEPHONE, now);
      if (!source || !edit) throw new Error('The fact is not where it was found.');
      const after = writeEdit(siteDefinition, contentRef.file, source.text, edit);
      expect(after).toBe(
        source.text.replace(`${TELEPHONE}${contentRef.path ? '' : ','}`, `${now}${contentRef.path ? '' : ','}`),
      );
      expect(readSource(siteDefinition, contentRef.file, Buffer.from(after)).parsed).toBeDefined();
    }
  });

  it.each([
    ['+234 803 555 0199', 'phone', true],
    ['Engr. Ngozi Sample', 'words', true],
    ['Lagos', 'words', false],
    ['Fabrication', 'words', false],
    ['Send us the scope', 'words', false],
    ['1,500 m²', 'words', true],
    ['31 March 2027', 'words', false],
    ['7:30 AM – 4:00 PM', 'words', false],
    ['Since 12 May 2014 in Warri', 'words', true],
    ['fabrication', 'reference', false],
  ])('is looked for of %s (%s): %s', (value, kind, is) => expect(isFact(value, kind)).toBe(is));
});
