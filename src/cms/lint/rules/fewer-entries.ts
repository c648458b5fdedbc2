import {PAGES_FOLDER} from '../../values/paths';
import {listingPages} from '../../content/scheduled';
import {pageTypeOf} from '../../definition/site-definition';
import {formatPath} from '../../schema/meta';
import {defineWarning, type Examples} from '../define-rule';

const plural = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

export const rule = defineWarning({
  id: 'fewer-entries',
  severity: 'warning',
  messages: {
    entries: '{field*} has {count*}; {agreed} were agreed.',
    pages: '{folder*} has {count*}; {agreed} were agreed.',
  },
  check: {
    source: (report, source) => {
      const ofPage = pageTypeOf(source.definition, source.file).specified[source.path ?? ''] ?? {};
      for (const {value, path, meta} of source.values) {
        const agreed = meta.specified ?? ofPage[formatPath(path)];
        if (agreed === undefined || !Array.isArray(value) || value.length >= agreed) continue;
        report({message: 'entries', data: {count: plural(value.length, 'entry', 'entries'), agreed}, at: {path}});
      }
    },
    // A folder is reported at the block that lists its pages.
    project: (report, {sources}) => {
      for (const {folder, collection} of sources[0]?.definition.pageTypes ?? []) {
        const {list, specified: agreed = 0} = collection ?? {};
        const pages = sources.filter(({kind}) => list !== undefined && kind?.collection?.list === list);
        if (pages.length >= agreed) continue;
        const data = {folder: `${PAGES_FOLDER}/${folder}`, count: plural(pages.length, 'page', 'pages'), agreed};
        for (const source of listingPages(sources, list)) {
          const {line = 1} = source.body?.blocks.find(({name}) => source.definition.blocks[name]?.lists === list) ?? {};
          report({message: 'pages', data, at: {source, line}});
        }
      }
    },
  },
});

export const docs = 'A list or a folder has the agreed number of entries.';

export const examples: Examples<typeof rule> = {
  'about/history |   - id: yard\n    year: 2016\n    title: The Yard\n    description: A roof, three cranes and a gate.\n':
    {invalid: [['', 'entries']]},
  file: {invalid: [['- pages/projects/beta.mdx', 'pages']]},
};
