import * as z from 'zod';
import type {ReportDescriptor} from '../base/diagnostic';
import {asGroup} from '../base/values';
import {pageTypeOf, type Source} from '../definition/site-definition';

/** Reports blocks whose field is missing, because they would break the page, and required blocks that are missing. */
export function blockDiagnostics({file, path = '', body, parsed, schema, definition}: Source): ReportDescriptor[] {
  if (!body || !parsed) return [];
  const {blocks} = definition;
  const data = asGroup(parsed.data);
  const diagnostics = body.blocks.flatMap(({name, line, columns}): ReportDescriptor[] => {
    const {shows, only} = Object.hasOwn(blocks, name) ? (blocks[name] ?? {}) : {};
    if (only !== undefined && only !== path) {
      const message = `<${name} /> belongs to ${only === '/' ? 'the home page' : only} alone.`;
      return [{file, line, columns, message, help: 'Remove the line.'}];
    }
    if (shows === undefined || Object.hasOwn(data, shows)) return [];
    const known = Object.hasOwn(schema.shape, shows);
    const what = known ? 'which the fields at the top do not have' : 'which this kind of page does not have';
    const help = known ? 'Add the field, or remove the line.' : 'Remove the line.';
    // The schema already reports a required field.
    const isReported = schema.shape[shows] !== undefined && !(schema.shape[shows] instanceof z.ZodOptional);
    return isReported ? [] : [{file, line, columns, message: `<${name} /> shows the field "${shows}", ${what}.`, help}];
  });
  const shown = new Set(body.blocks.map(({name}) => name));
  const lacking = body.unread
    ? []
    : Object.entries(pageTypeOf(definition, file).blocks).filter(([block]) => !shown.has(block));
  for (const [block, does] of lacking) {
    const message = `The page has no <${block} />, which ${does}.`;
    diagnostics.push({file, line: 1, message, help: 'Write it on a line of its own.'});
  }
  return diagnostics;
}
