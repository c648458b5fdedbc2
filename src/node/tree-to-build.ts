import type {Root} from 'mdast';
import {checkBody, diagnose} from '../cms/lint';
import {siteDefinition} from '../site/site-definition';
import {isBuild} from './build';
import {DiagnosticError} from './diagnostics-error';
import {currentContent} from './load';

/**
 * The body of a page to be laid out. A build gives the very tree that the linter has read, so that nothing is published
 * that was not checked; it is a copy, because laying out changes it.
 * @param file path from the project's root
 * @param source the whole file as it is now; a build reads it for a page alone that the linter has not seen
 * @throws DiagnosticError when the body has a finding
 */
export async function treeToBuild(file: string, source: string): Promise<Root> {
  const checked = isBuild() ? (await currentContent()).sources.find((item) => item.file === file)?.body : undefined;
  const {tree, findings} = checked ?? checkBody(file, source, siteDefinition.blocks);
  if (!tree || findings.length > 0) throw new DiagnosticError(diagnose(findings, []));
  return structuredClone(tree);
}
