import {readSource} from '../../src/content/read';
import {writeEdit} from '../../src/content/write/write-edit';
import {factEdit, isFact, placesOfFact} from '../../src/edit/model/same-fact';
import {workInTestSite} from '../content/site';

const site = workInTestSite();
const HOME = 'pages/index.mdx';
const TELEPHONE = '+234 803 555 0199';

/** The pages with a telephone number in two of them: in a field and among the words of a body. */
async function written() {
  const projects = site.read('pages/projects.mdx').replace('title: Project beta', `title: Call ${TELEPHONE}`);
  const home = site.read(HOME).replace('Plain words, and a photo:', `Call ${TELEPHONE}, or +234 803 555 01999.`);
  return site.inMemory.contentWith(
    new Map([
      [HOME, home],
      ['pages/projects.mdx', projects],
    ]),
  );
}

describe('The same fact elsewhere', () => {
  it('is found in fields and among the words of pages, and not as a part of a longer one', async () => {
    const content = await written();
    const places = placesOfFact(TELEPHONE, content, {file: 'pages/_site.yml', path: ['phone']});
    expect(places.map(({file, path}) => [file, path === undefined ? 'text' : 'field'])).toEqual([
      [HOME, 'text'],
      ['pages/projects.mdx', 'field'],
    ]);
    const [, field] = places;
    expect(placesOfFact(TELEPHONE, content, field ?? {file: ''})).toHaveLength(1);
  });

  it('is changed at each place and nowhere else', async () => {
    const content = await written();
    const now = '+234 803 555 0100';
    for (const place of placesOfFact(TELEPHONE, content, {file: ''})) {
      const source = content.sources.find(({file}) => file === place.file);
      const edit = source && factEdit(place, source, TELEPHONE, now);
      if (!source || !edit) throw new Error('The fact is not where it was found.');
      const after = writeEdit(place.file, source.text, edit);
      expect(after).toBe(source.text.replace(`${TELEPHONE}${place.path ? '' : ','}`, `${now}${place.path ? '' : ','}`));
      expect(readSource(place.file, Buffer.from(after)).parsed).toBeDefined();
    }
  });

  it.each([
    ['+234 803 555 0199', 'phone', true],
    ['Engr. Ngozi Sample', 'words', true],
    ['Lagos', 'words', false],
    ['Fabrication', 'words', false],
    ['1,500 m²', 'words', true],
    ['fabrication', 'reference', false],
  ])('is looked for of %s (%s): %s', (value, kind, is) => {
    expect(isFact(value, kind)).toBe(is);
  });
});
