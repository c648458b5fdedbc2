/** What a rehearsal found, as the table of src/plugins/docusaurus/README.md. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {forMarkdown} from '../../shared/escape';
import type {Result} from './rehearse';

const KB = 1000;
const MOST_SIGNS = 240;
const STAYS = 'stays';
const GONE = 'gone: look at it';
const UNTOLD = 'not reached';

interface Override {
  file: string;
  what: string;
  upstream: string;
}

/** @returns each override with what it does and what would end it, as its file says on top */
export function overridesIn(folder: string): Override[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const top = readFileSync(join(folder, file), 'utf8').split('*/', 1)[0] ?? '';
      const said = top
        .replace(/^\/?\*+ ?/gm, '')
        .replaceAll('\n * ', ' ')
        .replace(/\s+/g, ' ');
      const between = (from: string, to: string) => (said.split(from)[1] ?? '').split(to)[0]?.trim() ?? '';
      return {file, what: between('What: ', ' Why: '), upstream: between('Upstream: ', '\u0000')};
    });
}

const versionsIn = ({newer}: Result): string =>
  Object.entries(newer)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ') || 'as it is';

/** An override names its file where what it holds on to is gone. */
function stateOf({file}: Override, {failure, tests}: Result): string {
  if (`${failure ?? ''}${tests ?? ''}`.includes(`src/plugins/docusaurus/${file}`)) return GONE;
  return failure === undefined ? STAYS : UNTOLD;
}

/**
 * @param results the first is the project as it is
 * @returns two tables of Markdown: the builds, and the overrides in each of them
 */
export function tableOf(overrides: readonly Override[], results: readonly Result[]): string {
  const [before] = results;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = (count: number) => row(Array.from({length: count}, () => '---'));
  const builds = results.map((result) => {
    const {weight, seconds, failure, tests} = result;
    const more = weight !== undefined && before?.weight !== undefined ? weight - before.weight : 0;
    const change = more === 0 ? '' : ` (${more > 0 ? '+' : '−'}${(Math.abs(more) / KB).toFixed(1)})`;
    return row([
      forMarkdown(versionsIn(result)),
      failure === undefined ? 'builds' : `stops: ${cut(failure)}`,
      weight === undefined ? '–' : `${(weight / KB).toFixed(1)} kB${change}`,
      `${seconds} s`,
      tests === undefined ? 'pass' : 'fail',
    ]);
  });
  const states = overrides.map((one) =>
    row([`\`${one.file}\``, ...results.map((result) => stateOf(one, result)), forMarkdown(one.upstream)]),
  );
  return [
    row(['packages', 'build', 'scripts of Home', 'time', 'tests of the overrides']),
    rule(5),
    ...builds,
    '',
    row(['override', ...results.map((result) => forMarkdown(versionsIn(result))), 'becomes an option with']),
    rule(results.length + 2),
    ...states,
  ].join('\n');
}

/** The innermost cause, without the colours of a terminal. */
function cut(failure: string): string {
  const lines = stripVTControlCharacters(failure)
    .split('\n')
    .map((line) => line.trim());
  const found = lines.findLast((line) => CAUSE.test(line)) ?? lines.find((line) => line !== '') ?? '';
  return forMarkdown(found.slice(0, MOST_SIGNS));
}

const CAUSE = /^(?:\[\w+\] )?(?:\[cause\]: )?\w*Error: /;
