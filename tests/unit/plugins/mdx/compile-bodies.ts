/**
 * Compiles bodies of pages with Docusaurus's own compiler, which Jest cannot load. Standard input has tasks as JSON;
 * standard output has an outcome for each of their bodies.
 */
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import pageRequests from '../../../../src/plugins/mdx/page-requests';
import {parseBody} from '../../../../src/cms/parse/body';
import {remarkPage} from '../../../../src/plugins/mdx';

/** The result for a body: its code, or the error. */
export interface Outcome {
  code?: string;
  error?: string;
}

export interface Task {
  bodies: string[];
  /** The file of each body, if its texts need references. */
  files?: string[];
  /** The folder of the files that bodies may link to. */
  staticDir: string;
  /** Whether links are replaced before Docusaurus sees them, as in a build. */
  replaced: boolean;
}

const parseUnchecked = (_file: string, source: string) => Promise.resolve(parseBody(source).tree);

async function compile({bodies, files, staticDir, replaced}: Task): Promise<Outcome[]> {
  const pageOf = (body: string, index: number) => `---\ntitle: Page ${index}\n---\n\n${body}\n`;
  const pages = bodies.map(pageOf);
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
      // The check rejects most of these bodies; this simulates a check that accepts them.
      beforeDefaultRemarkPlugins: replaced
        ? [[remarkPage, {treeOf: parseUnchecked, encodesRefs: files !== undefined}]]
        : [],
      remarkPlugins: [pageRequests],
    },
  });
  const one = async (content: string, index: number): Promise<Outcome> => {
    const filePath = join(process.cwd(), files?.[index] ?? 'pages/about/history.mdx');
    const compilerName = files ? 'server' : 'client';
    try {
      return {code: (await processor.process({content, filePath, frontMatter: {}, compilerName})).content};
    } catch (error) {
      return {error: error instanceof Error ? error.message : String(error)};
    }
  };
  return Promise.all(pages.map(one));
}

void (async () => {
  const tasks = JSON.parse(await text(process.stdin)) as Task[];
  process.stdout.write(JSON.stringify(await Promise.all(tasks.map(compile))));
})();
