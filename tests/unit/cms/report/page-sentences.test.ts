import type {PageChange} from '../../../../src/cms/report';
import {sentencesOf} from '../../../../src/cms/report/page-sentences';

const value = (before: string, after: string) => ({kind: 'value', before, after}) as const;
const REMOVED: PageChange = {file: 'pages/depot.mdx', path: '/depot', name: 'Depot', kind: 'removed', changes: []};
const CHANGED: PageChange = {
  file: 'pages/yard.mdx',
  path: '/yard',
  name: 'Yard',
  kind: 'changed',
  changes: [
    {place: ['heading'], path: ['heading'], depth: 0, what: value('Old', 'New')},
    {place: ['cranes', "'Crane A'", 'load'], path: ['cranes', 'a', 'load'], depth: 2, what: value('5 t', '6 t')},
    {
      ...{place: ['cranes', "'Crane B'"], path: ['cranes', 'b'], depth: 2, alsoOn: ['Home']},
      ...{what: {kind: 'note', text: 'added'}, values: [{name: 'load', text: '9 t'}]},
    },
  ],
};

test('The sentences about all pages are numbered through, and each leads to its section and entry', () => {
  const other = {...CHANGED, file: 'pages/pier.mdx', path: '/pier', name: 'Pier'};
  const {sentences} = sentencesOf([REMOVED, CHANGED, other]);
  expect(sentences.map(({number, path}) => [number, path])).toEqual([
    ...[1, 2, 3].map((number) => [number, '/yard']),
    ...[4, 5, 6].map((number) => [number, '/pier']),
  ]);
  expect(sentences.slice(0, 3)).toMatchObject([
    {ref: 'yard.mdx#heading', depth: 0, section: 'heading', text: 'Heading: Old → New'},
    {ref: 'yard.mdx#cranes.a.load', depth: 2, section: 'cranes'},
    {ref: 'yard.mdx#cranes.b', depth: 2, section: 'cranes'},
  ]);
});

test('Each page has its changes by section and entry, and only a page that is still there can be opened', () => {
  const {pages} = sentencesOf([REMOVED, CHANGED]);
  expect(pages[0]).toEqual({name: 'Depot', path: undefined, headline: 'page removed', sections: []});
  expect(pages[1]).toMatchObject({
    ...{name: 'Yard', path: '/yard', headline: ''},
    sections: [
      {section: 'heading', entries: [{changes: [{number: 1, key: 'pages/yard.mdx Heading: Old → New'}]}]},
      {
        section: 'cranes',
        entries: [
          {alsoOn: [], changes: [{number: 2, label: 'load', what: value('5 t', '6 t')}]},
          {alsoOn: ['Home'], changes: [{number: 3, values: [{name: 'load', text: '9 t'}]}]},
        ],
      },
    ],
  });
});
