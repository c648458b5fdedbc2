import {readFileSync} from 'node:fs';
import {selectPublished} from '../../src/cms/content/publish';
import {loadContent} from '../../src/node/load';
import {projectFiles} from '../../src/node/project-files';
import {siteDay} from '../../src/site/locale';
import type {CurrentContent} from '../../src/editor/state/render-request';
import type {EditorFacts} from '../../src/editor/state/editor-facts';

/** Returns the pages of this site in the editor's form. */
export async function editorContent(): Promise<CurrentContent & {paths: string[]}> {
  // Scheduled content is on no built page.
  const content = selectPublished(await loadContent(), siteDay());
  if (!content.site) throw new Error('pages/_site.yml has a problem.');
  const facts = JSON.parse(readFileSync('build/edit/facts.json', 'utf8')) as EditorFacts;
  const files = projectFiles().filter(({kind, file}) => kind === 'file' && file.startsWith('static/'));
  const sizes = new Map(files.map(({file}) => [file, readFileSync(file).length] as const));
  return {
    content,
    site: content.site,
    facts,
    sizes,
    addressOf: () => undefined,
    paths: content.pages.map(({path}) => path),
  };
}
