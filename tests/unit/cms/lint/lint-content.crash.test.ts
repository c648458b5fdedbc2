import {readContent} from '../../../../src/cms/lint/lint-content';
import {readSource} from '../../../../src/cms/content/source';
import {formatDiagnosticLine} from '../../../../src/cms/values/diagnostic';
import {projectFiles} from '../../../../src/node/project-files';
import {readBytes, localHost} from '../../../../src/node/load';
import {workInTestSite} from '../site';
import {siteDefinition} from '../../../../src/site/site-definition';

const site = workInTestSite();

describe('A file that crashes the linter', () => {
  it('is named, and the problems of other files are still reported', async () => {
    const files = projectFiles();
    const texts = readBytes(files);
    texts.set('pages/search.mdx', Buffer.from(site.read('pages/search.mdx').replace('title: ', 'titel: ')));
    const {diagnostics} = await readContent(siteDefinition, texts, files, localHost, (file, bytes) => {
      if (file === 'pages/projects.mdx') throw new RangeError('Maximum call stack size exceeded');
      return readSource(siteDefinition, file, bytes);
    });
    expect(diagnostics.map(formatDiagnosticLine)).toEqual([
      'pages/projects.mdx:1 The check could not read this file: "Maximum call stack size exceeded". Undo your last change to the file, and tell the developers.',
      'pages/search.mdx:2 titel is not a field of this page. Did you mean "title"?',
    ]);
  });

  it('does not exist for field names such as "constructor"', async () => {
    const source = site.read('pages/projects.mdx').replace('title: ', 'constructor: Words\ntitle: ');
    const diagnostics = await site.during('pages/projects.mdx', source, () => site.diagnostics());
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatch(/^pages\/projects\.mdx:2 constructor is not a field of this page\. /);
  });
});
