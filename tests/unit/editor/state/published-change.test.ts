import {publishedPages, undoneChange} from '../../../../src/editor/state/published-change';

const FILE = 'pages/about/history.mdx';
const page = (heading: string, lead: string, words = 'We weld.') =>
  `---\ntitle: Our History\nheading: ${heading}\nlead: ${lead}\n---\n\n${words}\n`;
const [first] = publishedPages([
  {file: FILE, before: page('Sheds', 'Old.'), now: page('Yards', 'New.', 'We weld pipes.')},
]);
const changeOf = (key: string) => first?.changes.find(({path}) => path[0] === key);

describe('One change of a published proposal', () => {
  it.each([
    ['heading', page('Sheds', 'New.', 'We weld pipes.')],
    ['lead', page('Yards', 'Old.', 'We weld pipes.')],
    ['body', page('Yards', 'New.')],
  ])('is undone without the others (%s)', (key, text) => {
    const now = page('Yards', 'New.', 'We weld pipes.');
    expect(first && undoneChange(first, changeOf(key), now)).toEqual({kind: 'text', text});
  });

  it('is undone in a page that others have changed elsewhere since, and their words stay', () => {
    const now = page('Yards', 'Newer.', 'We weld pipes.');
    const text = page('Sheds', 'Newer.', 'We weld pipes.');
    expect(first && undoneChange(first, changeOf('heading'), now)).toEqual({kind: 'text', text});
  });

  it('counts as undone when its text is as it was before, whatever else has changed', () => {
    const undone = page('Sheds', 'Newer.', 'We weld pipes.');
    expect(first && undoneChange(first, changeOf('heading'), undone)).toEqual({kind: 'already'});
  });

  it('is not undone when somebody has changed the same text since', () => {
    expect(first && undoneChange(first, changeOf('heading'), page('Docks', 'New.', 'We weld pipes.'))).toBeUndefined();
    expect(first && undoneChange(first, changeOf('heading'), undefined)).toBeUndefined();
  });
});

describe('A page that a proposal added or removed', () => {
  const text = page('Sheds', 'Old.');

  it('is removed or restored as a whole, unless it has changed since', () => {
    const [added] = publishedPages([{file: FILE, before: undefined, now: text}]);
    const [removed] = publishedPages([{file: FILE, before: text, now: undefined}]);
    expect(added && undoneChange(added, undefined, text)).toEqual({kind: 'deleted'});
    expect(added && undoneChange(added, undefined, page('Docks', 'Old.'))).toBeUndefined();
    expect(removed && undoneChange(removed, undefined, undefined)).toEqual({kind: 'text', text});
    expect(removed && undoneChange(removed, undefined, text)).toEqual({kind: 'already'});
  });
});
