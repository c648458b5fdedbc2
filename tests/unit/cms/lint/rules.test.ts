/** Each rule is tested by the examples in its own file. */
import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';
import {RULE_FOLDERS} from '../../../../src/cli/rules';
import type {Diagnostic} from '../../../../src/cms/values/diagnostic';
import {allDiagnostics, lintWith} from '../../../../src/cms/lint';
import type {SiteRule} from '../../../../src/cms/definition/site-definition';
import {controlAt} from '../../../../src/cms/edit';
import {schemaOf} from '../../../../src/cms/definition/site-definition';
import {formatDiagnostic} from '../../../../src/editor/state/format-diagnostic';
import {sampleDiagnostics} from '../../../../src/site/rules';
import {siteDefinition} from '../../../../src/site/site-definition';
import {ROOT} from '../../../project';
import {
  allRules,
  changesOf,
  FILE,
  invalidExamplesOf,
  positionAt,
  validExamplesOf,
  writeExample,
  type Example,
} from '../examples';
import type {Changes} from '../memory-site';
import {workInTestSite} from '../site';

const TODAY = '2026-11-30';
const NAMES = RULE_FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)))
  .filter((file) => file.endsWith('.ts') && !/(errors|warnings)\.ts$/.test(file))
  .map((file) => basename(file, '.ts'));
/** What no message of the editor may contain: a file, a line, or a technical term. */
const OF_CODE = /`|\bpages\/|\bstatic\/|\bline \d|› \d|\bYAML\b|\bpull request|\bcommit\b|\btoken\b/i;
const site = workInTestSite();
const identityOf = ({file, ruleId, message}: Diagnostic) => `${file} ${ruleId} ${message}`;

type CheckedRule = Pick<SiteRule, 'id' | 'severity'>;

/** Returns all errors, and the warnings of one rule. */
async function diagnosticsWith(changes: Changes, rule: CheckedRule): Promise<Diagnostic[]> {
  const content = await site.inMemory.contentWith(changes);
  if (rule.id === 'sample') return sampleDiagnostics(content);
  if (rule.severity === 'error') return allDiagnostics(content);
  return lintWith([rule as unknown as SiteRule], content, TODAY);
}

/** All errors of the unchanged site, and the warnings of each rule, which many tests need. */
const knownBefore = new Map<string, Promise<ReadonlySet<string>>>();

/** Returns a filter that leaves out what the site without an example has. */
async function leaveOutKnown(rule: CheckedRule): Promise<(diagnostics: readonly Diagnostic[]) => Diagnostic[]> {
  const key = rule.id === 'sample' || rule.severity !== 'error' ? rule.id : 'error';
  const diagnostics =
    knownBefore.get(key) ?? diagnosticsWith(new Map(), rule).then((all) => new Set(all.map(identityOf)));
  knownBefore.set(key, diagnostics);
  const known = await diagnostics;
  return (all) => all.filter((item) => !known.has(identityOf(item)));
}

const inEditor = (diagnostic: Diagnostic): string =>
  formatDiagnostic(
    diagnostic,
    diagnostic.path && controlAt(schemaOf(siteDefinition, diagnostic.file), diagnostic.path),
    () => 'The page',
  );

/** Returns the range of the wrong text of an example. */
function rangeOf({place, text, wrong}: Example): Diagnostic['range'] | undefined {
  if (!wrong) return undefined;
  const {content, start} = writeExample(site, {place, text});
  const [from, to] = wrong;
  return {start: positionAt(content, start + from), end: positionAt(content, start + to)};
}

/** Returns the text of a page after the fixes of some diagnostics, with `\n` as line ends. */
function fixedText(example: Example, diagnostics: readonly Diagnostic[]): string {
  const lines = writeExample(site, example).content.split('\n');
  for (const {fix = '', range} of diagnostics) lines[range.start.line - 1] = fix;
  return lines.join('\n');
}

describe.each(NAMES)('The rule %s', (name) => {
  it('has the name of its file, and reports exactly its examples, which a fix corrects', async () => {
    const module = (await allRules()).get(name);
    if (!module) throw new Error('The rule is missing.');
    const {rule} = module;
    expect(rule.id).toBe(name);
    const newOf = await leaveOutKnown(rule);
    for (const example of invalidExamplesOf(module)) {
      const {text, message, data, fixed} = example;
      const all = newOf(await diagnosticsWith(await changesOf(site, example), rule));
      // The links to a page that is gone are broken, too.
      const found = example.place === FILE ? all.filter(({ruleId}) => ruleId === rule.id) : all;
      const range = rangeOf(example);
      const expected = {ruleId: rule.id, messageKey: message, data, ...(range && {range})};
      const others = found.slice(1).map(() => ({ruleId: rule.id, messageKey: message}));
      expect({text, found}).toMatchObject({text, found: [expected, ...others]});
      expect({text, ofCode: found.map(inEditor).filter((words) => OF_CODE.test(words))}).toEqual({text, ofCode: []});
      if (fixed === undefined) {
        expect({text, fixes: found.flatMap(({fix}) => fix ?? [])}).toEqual({text, fixes: []});
        continue;
      }
      const {file: page, content} = writeExample(site, {...example, text: fixed});
      expect(fixedText(example, found)).toBe(content);
      expect(newOf(await diagnosticsWith(await site.withUploads(page, content), rule))).toEqual([]);
    }
  });

  it('does not report its valid examples', async () => {
    const module = (await allRules()).get(name);
    if (!module) throw new Error('The rule is missing.');
    const newOf = await leaveOutKnown(module.rule);
    for (const example of validExamplesOf(module)) {
      const found = newOf(await diagnosticsWith(await changesOf(site, example), module.rule));
      expect({example, found}).toEqual({example, found: []});
    }
  });
});
