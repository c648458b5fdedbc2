import {readSource} from '../../../../src/cms/content/source';
import {
  earlierData,
  earlierPath,
  hasOldDescription,
  inheritedValues,
  unchangedCompanions,
} from '../../../../src/editor/state/new-entries';
import {siteDefinition} from '../../../../src/site/site-definition';

describe('A value that a person changes is found in the earlier page', () => {
  const before = {
    people: [
      {name: 'Ada', role: 'Fitter'},
      {name: 'Obi', role: 'Welder'},
    ],
    title: 'Team',
  };

  it.each([
    ['the same field of the page', ['title'], {...before, title: 'Crew'}, ['title']],
    ['its entry, which has moved', ['people', 0, 'role'], {people: before.people.toReversed()}, ['people', 1, 'role']],
    ['its changed entry', ['people', 1], {people: [{name: 'Ada', role: 'Boss'}, before.people[1]]}, ['people', 1]],
    ['nothing when the entry is new', ['people', 0, 'name'], {people: [{name: 'Efe'}]}, undefined],
    ['nothing for a copy without a new name', ['people', 1], {people: [before.people[0], before.people[0]]}, undefined],
  ])('as %s', (_what, path, now, earlier) => expect(earlierPath(path, now, before)).toEqual(earlier));

  it.each(['id', 'key'])('by the %s of its entry, whatever else has changed in it', (name) => {
    const entry = (value: string, title: string) => ({[name]: value, title});
    const [now, old] = [{list: [entry('b', 'New')]}, {list: [entry('a', 'One'), entry('b', 'Two')]}];
    expect(earlierPath(['list', 0, 'title'], now, old)).toEqual(['list', 1, 'title']);
  });

  it('in the data of that page, if there was one', () => {
    const texts = new Map([['pages/yard.mdx', '---\ntitle: Yard\n---\n']]);
    expect(earlierData(texts, 'pages/yard.mdx')).toEqual({title: 'Yard'});
    expect(earlierData(texts, 'pages/jetty.mdx')).toBeUndefined();
  });
});

describe('What a copy still has in common with its original', () => {
  const page = (name: string, fields: string) =>
    readSource(siteDefinition, `pages/careers/${name}.mdx`, Buffer.from(`---\n${fields}---\n`));
  const original = page('welder', 'title: Welder\nposted: 2026-11-02\napplyLink: https://forms.example/welder\n');
  const other = page('fitter', 'title: Fitter\nposted: 2026-11-09\n');

  it('is the links and photos of the entry that it is most like', () => {
    const copy = page('welder-two', 'title: Another\nposted: 2026-11-09\napplyLink: https://forms.example/welder\n');
    expect(inheritedValues(copy, [], [copy, other, original])).toEqual({from: 'Welder', paths: [['applyLink']]});
  });

  it('is a photo, but no word', () => {
    const project = (name: string, title: string) =>
      readSource(
        siteDefinition,
        `pages/projects/${name}.mdx`,
        Buffer.from(`---\ntitle: ${title}\nimage: /img/tank.jpg\ndescription: A tank.\n---\n`),
      );
    const copy = project('tank-two', 'Second tank');
    expect(inheritedValues(copy, [], [copy, project('tank', 'Hut'), other])).toEqual({from: 'Hut', paths: [['image']]});
  });

  it('is nothing once each of them has another value', () => {
    const copy = page('welder-two', 'title: Another\napplyLink: https://forms.example/second\n');
    expect(inheritedValues(copy, [], [copy, other, original])).toBeUndefined();
  });

  it('is told of entries of one list too', () => {
    const source = readSource(
      siteDefinition,
      'pages/about/gallery.mdx',
      Buffer.from(
        '---\ncategories:\n  - name: Yard\n    images:\n      - {src: /img/a.jpg, alt: A crane}\n      - {src: /img/b.jpg, alt: A crane}\n---\n',
      ),
    );
    const {paths} = inheritedValues(source, ['categories', 0, 'images', 1], []) ?? {};
    expect(paths).toEqual([['categories', 0, 'images', 1, 'alt']]);
  });
});

test('A new photo with the description of the earlier one is noticed, until the description changes', () => {
  const page = (src: string, alt: string) =>
    readSource(
      siteDefinition,
      'pages/about/gallery.mdx',
      Buffer.from(`---\ncategories:\n  - name: Yard\n    images:\n      - {src: ${src}, alt: ${alt}}\n---\n`),
    );
  const before: unknown = page('/img/a.jpg', 'A crane').parsed?.data;
  const isOld = (src: string, alt: string) =>
    hasOldDescription(page(src, alt), ['categories', 0, 'images', 0, 'alt'], before);
  expect(isOld('/img/a.jpg', 'A crane')).toBe(false);
  expect(isOld('/img/b.jpg', 'A crane')).toBe(true);
  expect(isOld('/img/b.jpg', 'A pump')).toBe(false);
  expect(hasOldDescription(page('/img/b.jpg', 'A crane'), ['categories', 0, 'images', 0, 'alt'], {})).toBe(false);
});

test('A changed address names the map that belongs to it, until the map changes too', () => {
  const page = (address: string, map: string) =>
    readSource(siteDefinition, 'pages/contact/index.mdx', Buffer.from(`---\naddress: ${address}\nmap: ${map}\n---\n`));
  const before: unknown = page('1 Old Road', '/old').parsed?.data;
  const named = (address: string, map: string) => unchangedCompanions(page(address, map), ['address'], before, ['map']);
  expect(named('1 Old Road', '/old')).toEqual([]);
  expect(named('2 New Road', '/old')).toEqual([['map']]);
  expect(named('2 New Road', '/new')).toEqual([]);
  expect(unchangedCompanions(page('2 New Road', '/old'), ['offices', 0, 'address'], before, ['map'])).toEqual([]);
});
