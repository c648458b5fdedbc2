/** Completes a page whose texts are empty or too long, so that the editor can show it while a person writes. */
import type * as z from 'zod';
import {valueAt, type Path} from '../values/values';
import {metaOf, schemaAt} from '../schema/meta';

const ELLIPSIS = '…';

function placeholderFor(schema: z.ZodObject, path: Path, value: string, issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'too_big') return value.slice(0, Number(issue.maximum) - ELLIPSIS.length) + ELLIPSIS;
  if (value.trim() !== '') return undefined;
  const {kind, example, reference} = metaOf(schemaAt(schema, path));
  return kind === undefined && reference === undefined ? ELLIPSIS : example;
}

/**
 * Writes an ellipsis or an example into the front matter for each problem.
 * @returns whether that was possible; no other kind of problem has a placeholder
 */
export function addPlaceholders(schema: z.ZodObject, data: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.every((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    const value: unknown = valueAt(data, path);
    const placeholder = typeof value === 'string' ? placeholderFor(schema, path, value, issue) : undefined;
    const holder: unknown = valueAt(data, path.slice(0, -1));
    if (placeholder === undefined || typeof holder !== 'object' || holder === null) return false;
    Object.assign(holder, {[path.at(-1) ?? '']: placeholder});
    return true;
  });
}
