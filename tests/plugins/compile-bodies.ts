/**
 * Compiles bodies of pages as a build does, with Docusaurus's own compiler, which Jest cannot load: standard input holds
 * tasks as JSON, standard output an outcome for each of their bodies.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import pageRequests from '../../src/plugins/docusaurus/page-requests';
import {parseBody} from '../../src/content/read/body';
import parts from '../../src/plugins/mdx';

/** What became of a body: its code, or the sentence of the error. */
export interface Outcome {
  code?: string;
  error?: string;
}

export interface Task {
  bodies: string[];
  /** The folder of the files that bodies may link to. */
  staticDir: string;
  /** Whether links are replaced before Docusaurus sees them, as they are in a build. */
  replaced: boolean;
}

const unchecked = (_file: string, source: string) => Promise.resolve(parseBody(source).tree);

async function compile({bodies, staticDir, replaced}: Task): Promise<Outcome[]> {
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      siteDir: process.cwd(),
      staticDirs: [staticDir],
      markdownConfig: {
        format: 'mdx',
        emoji: false,
        mermaid: false,
        anchors: {maintainCase: false},
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        remarkRehypeOptions: undefined,
        parseFrontMatter: () => Promise.resolve({frontMatter: {}, content: ''}),
        hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      },
      admonitions: false,
      // The check refuses most of these bodies; here they come as if it had let them pass.
      beforeDefaultRemarkPlugins: replaced ? [[parts, {treeOf: unchecked}]] : [],
      remarkPlugins: [pageRequests],
    },
  });
  const one = async (body: string): Promise<Outcome> => {
    const filePath = join(process.cwd(), 'pages', 'about', 'history.mdx');
    const content = `---\ntitle: A page\n---\n\n${body}\n`;
    try {
      return {code: (await processor.process({content, filePath, frontMatter: {}, compilerName: 'client'})).content};
    } catch (error) {
      return {error: error instanceof Error ? error.message : String(error)};
    }
  };
  return Promise.all(bodies.map(one));
}

const tasks = JSON.parse(readFileSync(0, 'utf8')) as Task[];
void Promise.all(tasks.map(compile)).then((outcomes) => process.stdout.write(JSON.stringify(outcomes)));
