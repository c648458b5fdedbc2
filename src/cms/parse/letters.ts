import {findingsOf, type Finding} from '../base/diagnostic';
import {decode} from './encoding';
import {uncover} from './invisible';
import {fileLimit, textLimit} from './limits';
import {firstVersion} from './versions';

/**
 * Reads a file as the text that the rest of the check needs: in visible, ordinary letters, and in one version.
 * @param file path from the project's root, for the sentences
 * @returns the text with its original line numbers, or undefined when the file is too large; and the findings
 */
export function readText(file: string, bytes: Uint8Array): {text?: string; findings: Finding[]} {
  const limit = fileLimit(bytes);
  if (limit) return {findings: [{ruleId: 'file-size', file, ...limit}]};
  const decoded = decode(file, bytes);
  const long = textLimit(decoded.text);
  if (long) return {findings: [{ruleId: 'file-size', file, ...long}]};
  const seen = uncover(file, decoded.text);
  const version = firstVersion(file, seen.text);
  return {
    text: version.text,
    findings: [
      ...findingsOf('encoding', decoded.diagnostics),
      ...findingsOf('invisible-character', seen.diagnostics),
      ...findingsOf('two-versions', version.diagnostics),
    ],
  };
}
