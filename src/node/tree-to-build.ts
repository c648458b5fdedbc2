import type {Root} from 'mdast';
import {checkBody, diagnose} from '../cms/lint';
import {siteDefinition} from '../site/site-definition';
import {isBuild} from './build';
import {DiagnosticError} from './diagnostics-error';
import {currentContent} from './load';

/**
 * Returns the parsed body of a page for rendering. A build uses a copy of the tree that the linter has checked, so that
 * nothing unchecked is published; rendering changes the copy.
 * @param file path from the project's root
 * @param source the current text of the file; a build parses it only when the linter has not seen the page
 * @throws DiagnosticError when the body has a finding
 */
export async function treeToBuild(file: string, source: string): Promise<Root> {
  const checked = isBuild() ? (await currentContent()).sources.find((item) => item.file === file)?.body : undefined;
  const {tree, findings} = checked ?? checkBody(file, source, siteDefinition.blocks);
  if (!tree || findings.length > 0) throw new DiagnosticError(diagnose(findings, []));
  return structuredClone(tree);
}
