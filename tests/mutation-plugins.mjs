/** Stryker's plugins: one leaves out the functions of other shards, one reports each change that no test notices. */
import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stdout} from 'node:process';

const [index, count] = (process.env.MUTATION_SHARD ?? '1/1').split('/').map(Number);

/** Whether a path of Babel's syntax tree is a statement of a module that another shard changes. */
const isOfOtherShard = ({node, parentPath}) => parentPath?.isProgram() && node.start % count !== index - 1;

const shard = {shouldIgnore: (path) => (isOfOtherShard(path) ? 'It belongs to another shard.' : undefined)};

/** Whether code is a pattern, a message, or a table of them without a function. */
function isData(path) {
  let isPlain = path.isLiteral() || path.isObjectExpression() || path.isArrayExpression();
  path.traverse({Function: () => void (isPlain = false)});
  return isPlain;
}

/**
 * Data that are made while a module loads, such as the examples of a rule. Where a test loads it late, Stryker runs that
 * test only, so `ignoreStatic` does not leave them out.
 */
const isMadeOnLoad = (path) => !path.getFunctionParent() && isData(path);

const onLoad = {shouldIgnore: (path) => (isMadeOnLoad(path) ? 'It is made while the module loads.' : undefined)};

/** Prints at once, because a run may be stopped before its end. */
class Survivors {
  onMutantTested({fileName, location: {start, end}, mutatorName, replacement, status}) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const lines = readFileSync(fileName, 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line);
    lines.push(lines.pop().slice(0, end.column - 1));
    const code = [lines.shift().slice(start.column - 1), ...lines].join(' ').replace(/\s+/g, ' ');
    const place = `${relative('', fileName)}:${start.line}:${start.column}`;
    stdout.write(`${place} ${status} ${mutatorName}\n    ${code}\n    ${replacement.replace(/\s+/g, ' ')}\n`);
  }
}

export const strykerPlugins = [
  {kind: 'Ignore', name: 'shard', value: shard},
  {kind: 'Ignore', name: 'on-load', value: onLoad},
  {kind: 'Reporter', name: 'survivors', injectableClass: Survivors},
];
