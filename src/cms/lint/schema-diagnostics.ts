import type * as z from 'zod';
import type {Finding} from '../base/diagnostic';
import {pathOf, valueAt, type Path} from '../base/values';
import type {Parsed} from '../parse/front-matter';
import {trail} from '../schema/meta';
import {explainIssue, type FieldDiagnostic} from './messages';

/** The findings of the schema about values, and about unknown or missing fields. */
export interface IssueDiagnostics {
  ofValues: Finding[];
  ofFields: Finding[];
}

type Placed = FieldDiagnostic & {path: Path};

/** If that many fields are missing, somebody deleted the rest of the entry. */
const HALF_ENTRY = 3;

/**
 * Checks a front matter against its schema.
 * @returns one finding for each thing to do, unsorted
 */
export function issueDiagnostics(
  file: string,
  schema: z.ZodObject,
  parsed: Parsed,
  issues: readonly z.core.$ZodIssue[],
): IssueDiagnostics {
  const explained = issues.flatMap((issue) =>
    explainIssue(schema, parsed.data, issue).map((diagnostic): Placed => ({...diagnostic, path: pathOf(issue)})),
  );
  // A misspelt key is not reported as a missing field as well.
  const misspelt = new Set(explained.flatMap(({path, meant}) => (meant === undefined ? [] : trail([...path, meant]))));
  const reported = explained.filter(({path, missing}) => !(missing && misspelt.has(trail(path))));
  const found = joinHalves(reported, parsed.data);
  const place = ({path, key, missing, ruleId, message, help, isEmpty, related}: Placed): Finding => {
    const line = key === undefined ? parsed.lineOf(path) : parsed.lineOfKey(path, key);
    const rule = ruleId ?? (key === undefined ? (missing ? 'missing-field' : 'field-value') : 'unknown-field');
    return {ruleId: rule, file, line, path, message, help, isEmpty, related};
  };
  const isOfField = ({key, missing}: Placed) => key !== undefined || missing === true;
  return {
    ofValues: found.filter((diagnostic) => !isOfField(diagnostic)).map(place),
    ofFields: found.filter(isOfField).map(place),
  };
}

/** Replaces many missing fields of one list entry with a single finding. */
function joinHalves(diagnostics: Placed[], data: unknown): Placed[] {
  const halves = new Map<string, Placed>();
  const missing = new Map<string, Placed[]>();
  for (const diagnostic of diagnostics.filter((item) => item.missing)) {
    const place = trail(diagnostic.path.slice(0, -1));
    const siblings = missing.get(place) ?? [];
    siblings.push(diagnostic);
    missing.set(place, siblings);
  }
  for (const [place, siblings] of missing) {
    const entry = siblings[0]?.path.slice(0, -1) ?? [];
    const value = valueAt(data, entry);
    const [only, ...others] = Object.keys(value ?? {});
    if (typeof entry.at(-1) !== 'number' || siblings.length < HALF_ENTRY || only === undefined || others.length > 0) {
      continue;
    }
    const names = siblings.map((diagnostic) => String(diagnostic.path.at(-1))).join(', ');
    const help = `Bring the other fields back (${names}), or remove the entry.`;
    halves.set(place, {path: entry, message: `${place} has only the field "${only}".`, help});
  }
  const kept = diagnostics.filter(({path, missing: isMissing}) => !(isMissing && halves.has(trail(path.slice(0, -1)))));
  return [...kept, ...halves.values()];
}
