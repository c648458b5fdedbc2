import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {BuiltPage} from '../../../../src/plugins/output/page';
import {insertPageFiles, namePageFiles, type BuildLists} from '../../../../src/plugins/docusaurus-patches/page-files';

const html = (head: string) =>
  `<html><head>${head}<script src=/main.1.js defer></script><script src=/libraries.js defer></script></head></html>`;
const FRAME = '<link rel=stylesheet href=/styles.css>';

const js = (name: string) => ({js: [{file: `${name}.js`}]});
const LISTS: BuildLists = {
  manifest: {
    origins: {aaa: ['1'], bbb: ['2', '3'], ccc: ['4'], ddd: []},
    assets: {1: js('root'), 2: {...js('page'), css: [{file: 'page.css'}]}, 3: js('part'), 4: js('home')},
  },
  routes: {
    '/services-000': {__comp: 'aaa'},
    '/services-111': {__comp: 'ccc'},
    '/services/trading-222': {__comp: 'bbb', context: {data: 'ddd'}, content: 'aaa'},
    '/-333': {__comp: 'ccc'},
  },
};

describe('The files of a page', () => {
  it('are styles in its HTML and scripts for the loader, those of its layouts first, each once, and the main script last', () => {
    const page = new BuiltPage('/services/trading', html(FRAME));
    insertPageFiles([page], LISTS);
    expect(page.finished()).toBe(`<html><head>${FRAME}<link rel="stylesheet" href="/page.css"></head></html>`);
    expect(page.scripts).toEqual(['/root.js', '/page.js', '/part.js', '/libraries.js', '/main.1.js']);
  });

  const named = (sentence: string) =>
    `Docusaurus no longer ${sentence}. Update src/plugins/docusaurus-patches/page-files.ts.`;

  it.each<[string, string, BuildLists]>([
    ['a route is not listed', 'lists the scripts of /services/trading', {...LISTS, routes: {'/-333': {__comp: 'ccc'}}}],
    ['no chunk is listed', 'lists the scripts of /services/trading', {...LISTS, manifest: {origins: {}, assets: {}}}],
    ['keys are written otherwise', 'names a route by its address and a hash (/x)', {...LISTS, routes: {'/x': {}}}],
  ])('stop the build by the name of the override when %s', (_name, sentence, lists) =>
    expect(() => insertPageFiles([new BuiltPage('/services/trading', html(FRAME))], lists)).toThrow(named(sentence)),
  );

  it.each(['client-manifest.json', 'routesChunkNames.json'])('stop the build when there is no %s', (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'generated-'));
    for (const other of ['client-manifest.json', 'routesChunkNames.json']) {
      if (other !== name) writeFileSync(join(folder, other), '{}');
    }
    expect(() => namePageFiles([], folder)).toThrow(named(`keeps the list ${name}`));
    rmSync(folder, {recursive: true});
  });

  it('stop the build with the page’s name when there is no style sheet', () =>
    expect(() => insertPageFiles([new BuiltPage('/', html(''))], LISTS)).toThrow('The page / has no style sheet.'));
});
