import {readBody, type Body} from '../parse/body';
import {treeFlaws} from './body-rules';
import {markFlaws} from './marks';
import {signFlaws} from './shown-signs';

/**
 * Reads the body of a page and applies every rule of what may stand there. A page is untrusted: only named parts are
 * allowed, never code.
 * @param file path from the project's root, for the sentences
 * @param source the whole file
 */
export function checkBody(file: string, source: string): Body {
  const body = readBody(file, source);
  const {tree, lines, flaws} = body;
  if (!tree) return body;
  const told = [...flaws, ...markFlaws(file, tree, lines), ...treeFlaws(file, tree, lines)];
  // Where a line is wrong already, its signs are a consequence of it.
  const signs = signFlaws(file, tree, lines).filter(({line}) => !told.some((flaw) => flaw.line === line));
  return {...body, flaws: [...told, ...signs]};
}
