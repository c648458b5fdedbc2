import type {Content} from './content';
import type {Diagnostic, ReportDescriptor} from '../base/diagnostic';
import {pageTypeOf, rule, type Rule, type Source} from '../definition/site-definition';
import {diagnose, runRules} from './run';
import {trail} from '../schema/meta';
import {asGroup} from '../base/values';

/** The rules of the engine for valid content that may be a mistake. */
const ENGINE_WARNINGS: readonly Rule[] = [
  rule({id: 'fewer-entries', severity: 'warning'}, ({sources}) => sources.flatMap(fewer)),
  rule({id: 'unshown-list', severity: 'warning'}, ({sources}) => sources.flatMap(unshown)),
];

/**
 * Finds valid content that may be a mistake. Warnings never fail the check.
 * @param rules of the site; they are not in its definition, because the editor needs them only when it sends a draft
 * @param today the day in Lagos, `2026-11-30`
 */
export const warningsOf = (content: Pick<Content, 'sources'>, rules: readonly Rule[], today: string): Diagnostic[] =>
  lintWith([...ENGINE_WARNINGS, ...rules], content, today);

/** @returns the findings of some rules */
export const lintWith = (rules: readonly Rule[], {sources}: Pick<Content, 'sources'>, today: string): Diagnostic[] =>
  diagnose(runRules(rules, {sources, today}), sources, rules);

/** Reports lists with fewer entries than were agreed. */
function fewer(source: Source): ReportDescriptor[] {
  const diagnostics: ReportDescriptor[] = [];
  const ofPage = pageTypeOf(source.definition, source.file).specified[source.path ?? ''] ?? {};
  source.values.forEach(({value, path, meta}) => {
    const specified = meta.specified ?? ofPage[trail(path)];
    if (specified === undefined || !Array.isArray(value) || value.length >= specified) return;
    const message = `${trail(path)} has ${value.length} of the ${specified} entries that were agreed for it.`;
    diagnostics.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, message});
  });
  return diagnostics;
}

/** Reports lists with entries whose block is missing from the body. */
function unshown({file, path, body, parsed, definition}: Source): ReportDescriptor[] {
  if (!body || !parsed) return [];
  const written = new Set(body.blocks.map(({name}) => name));
  const fields = Object.keys(asGroup(parsed.data));
  return fields.flatMap((field): ReportDescriptor[] => {
    const blocks = Object.entries(definition.blocks).filter(
      ([, {shows, only, optional}]) => !optional && shows === field && (only ?? path) === path,
    );
    if (blocks.length === 0 || blocks.some(([name]) => written.has(name))) return [];
    const message = `${field} is shown nowhere. Write <${blocks[0]?.[0]} /> on a line of its own where it belongs.`;
    return [{file, line: parsed.lineOf([field]), message}];
  });
}
