import {readBody, type Body} from '../parse/body';
import type {Blocks} from '../definition/block';
import {findingsOf} from '../base/diagnostic';
import {treeFindings} from './body-rules';
import {markDiagnostics} from './markdown-syntax';
import {signDiagnostics} from './shown-signs';

/**
 * Reads the body of a page and applies every rule for bodies. A page is untrusted: it may contain only these blocks, and
 * never code.
 * @param file path from the project's root, for the messages
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
  // If a line already has a finding, signs on it are a consequence.
  const signs = signDiagnostics(file, tree, lines).filter(
    ({line}) => !findings.some((finding) => finding.line === line),
  );
  return {...body, findings: [...findings, ...findingsOf('markdown-shown', signs)]};
}
