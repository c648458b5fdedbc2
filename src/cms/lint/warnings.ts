import type {Content} from './content';
import type {Diagnostic} from '../base/diagnostic';
import {pageTypeOf, type Rule, type Source} from '../definition/site-definition';
import {trail} from '../schema/meta';
import {asGroup} from '../base/values';

/**
 * What is right in itself but may not be meant: it never fails the check.
 * @param rules of the site; no part of its definition, because the editor needs them only when a draft is sent
 * @param today the day in Lagos, `2026-11-30`
 * @returns a sentence for each, in no order
 */
export const warningsOf = (
  {sources}: Pick<Content, 'sources'>,
  rules: readonly Rule[],
  today: string,
): Diagnostic[] => [
  ...sources.flatMap((source) => [...fewer(source), ...unshown(source)]),
  ...rules.flatMap((check) => check({sources, today})),
];

/** Lists that hold fewer entries than were agreed for them. */
function fewer(source: Source): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const ofPage = pageTypeOf(source.definition, source.file).specified[source.path ?? ''] ?? {};
  source.values.forEach(({value, path, meta}) => {
    const specified = meta.specified ?? ofPage[trail(path)];
    if (specified === undefined || !Array.isArray(value) || value.length >= specified) return;
    const message = `${trail(path)} has ${value.length} of the ${specified} entries that were agreed for it.`;
    diagnostics.push({file: source.file, line: source.parsed?.lineOf(path) ?? 1, message});
  });
  return diagnostics;
}

/** Lists that were filled in, but whose part is missing from the body. */
function unshown({file, path, body, parsed, definition}: Source): Diagnostic[] {
  if (!body || !parsed) return [];
  const written = new Set(body.blocks.map(({name}) => name));
  const fields = Object.keys(asGroup(parsed.data));
  return fields.flatMap((field): Diagnostic[] => {
    const blocks = Object.entries(definition.blocks).filter(
      ([, {shows, only, optional}]) => !optional && shows === field && (only ?? path) === path,
    );
    if (blocks.length === 0 || blocks.some(([name]) => written.has(name))) return [];
    const message = `${field} is shown nowhere. Write <${blocks[0]?.[0]} /> on a line of its own where it belongs.`;
    return [{file, line: parsed.lineOf([field]), message}];
  });
}
