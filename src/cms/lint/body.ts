import {readBody, type Body} from '../parse/body';
import type {Blocks} from '../definition/block';
import {findingsOf} from '../base/diagnostic';
import {treeFindings} from './body-rules';
import {markDiagnostics} from './markdown-syntax';
import {signDiagnostics} from './shown-signs';

/**
 * Reads the body of a page and applies every rule of what may be there. A page is untrusted: only named parts are
 * allowed, never code.
 * @param file path from the project's root, for the sentences
 * @param source the whole file
 */
export function checkBody(file: string, source: string, blocks: Blocks): Body {
  const names = Object.keys(blocks);
  const body = readBody(file, source, names);
  const {tree, lines} = body;
  if (!tree) return body;
  const findings = [
    ...body.findings,
    ...findingsOf('markdown-syntax', markDiagnostics(file, tree, lines)),
    ...treeFindings(file, tree, lines, names),
  ];
  // Where a line is wrong already, its signs are a consequence of it.
  const signs = signDiagnostics(file, tree, lines).filter(
    ({line}) => !findings.some((finding) => finding.line === line),
  );
  return {...body, findings: [...findings, ...findingsOf('markdown-shown', signs)]};
}
