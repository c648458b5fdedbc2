/** Checks that references exist: pages and their headings, entries of other pages, files, and the lists of blocks. */
import {closestMatch} from '../base/closest-match';
import {formatPath, type FieldMeta} from '../schema/meta';
import {toValidPath, withoutPdfPage} from '../base/file-names';
import {truncate, type ReportMessage, type RuleReport, withRuleId, type ReportDescriptor} from '../base/diagnostic';
import {SITE_FILE} from '../base/paths';
import {type Source, pageTypeOf} from '../definition/site-definition';
import type {SiteIndex} from './site-index';
import type {AddressDiagnostic} from '../base/link-audience';
import {replaceUrl, linkDiagnostic} from './link-rules';
import {hiddenDiagnostic, textDiagnostic} from './plain-text';
import {slug} from '../../shared/slug';
import {asGroup, valueAt, type Path} from '../base/values';
import * as z from 'zod';

const NOTHING_SCHEDULED: SiteIndex['scheduled'] = new Map();

export function referenceDiagnostics(source: Source, siteIndex: SiteIndex): RuleReport[] {
  return [
    ...checkLinks(source, siteIndex),
    ...withRuleId('alt-text', photoDiagnostics(source)),
    ...withRuleId('block-usage', blockDiagnostics(source)),
  ];
}

/** The maximum number of broken references reported for one file, because searching for each intended value takes time. */
const MAX_REPORTED = 100;

/** @returns a report for each broken reference in a front matter, and for each value that would be displayed wrongly */
export function fieldDiagnostics(source: Source, siteIndex: SiteIndex): RuleReport[] {
  const {file, parsed} = source;
  const diagnostics: RuleReport[] = [];
  for (const {value, path, meta} of source.values) {
    if (typeof value !== 'string') continue;
    const line = parsed?.lineOf(path) ?? 1;
    if (diagnostics.length >= MAX_REPORTED) {
      const message = `More than ${MAX_REPORTED} values in this file have problems.`;
      const help = 'Fix these first; the rest are then reported.';
      return [...diagnostics, {ruleId: 'field-value', file, line, message, help}];
    }
    const ofPhoto = path.at(-1) === 'alt' ? altDiagnostic(value, picturesInEntry(parsed?.data, path)) : undefined;
    // The site hides menu lines that lead to scheduled pages, so they may refer to them.
    const seen =
      file === SITE_FILE && path.some((key) => typeof key === 'number')
        ? {...siteIndex, scheduled: NOTHING_SCHEDULED}
        : siteIndex;
    const found = [...checkValue(value, meta, seen), ...(ofPhoto ? [{ruleId: 'alt-text', ...ofPhoto}] : [])];
    for (const diagnostic of found) {
      diagnostics.push({file, line, path, ...diagnostic, message: `${formatPath(path)} ${diagnostic.message}`});
    }
  }
  return diagnostics;
}

type RuleDiagnostic = ReportMessage & {ruleId: string};

function checkValue(value: string, meta: Partial<FieldMeta>, siteIndex: SiteIndex): RuleDiagnostic[] {
  const {reference, file: isFile, icon, words, example, elsewhere} = meta;
  const diagnostics: RuleDiagnostic[] = [];
  const tell = (ruleId: string, diagnostic: ReportMessage | undefined) => {
    if (diagnostic) diagnostics.push({ruleId, ...diagnostic});
  };
  // The field itself reports a malformed name.
  if (isFile && value.startsWith('/files/') && toValidPath(value) === value && !siteIndex.files.has(value)) {
    tell('missing-file', {message: `"${truncate(value)}" does not exist.`, help: 'Add the file to static/files.'});
  }
  if (icon && !siteIndex.icons.has(value)) {
    const meant = closestMatch(value, siteIndex.icons);
    const help = meant ? `Did you mean "${meant}"?` : `Write, for example, "icon: ${example}".`;
    tell('icon', {message: `"${truncate(value)}" is not a Tabler icon.`, help});
  }
  if (elsewhere && siteIndex.url !== undefined && `${value}/`.startsWith(`${siteIndex.url}/`)) {
    const help = 'Write the address of a page of the issuer, or remove the line.';
    tell('own-address', {
      message: `"${truncate(value)}" is an address of this site, so it is not independent evidence.`,
      help,
    });
  }
  if (words) tell('plain-text', textDiagnostic(value, example));
  else tell('plain-text', hiddenDiagnostic(value));
  if (reference === 'pages') {
    const diagnostic = pageDiagnostic(value, siteIndex);
    tell('broken-link', diagnostic && {...diagnostic, message: `"${truncate(value)}" ${diagnostic.message}`});
  } else if (reference && siteIndex.complete && siteIndex.ids[reference]?.includes(value) === false) {
    const message = `"${truncate(value)}" is not one of the ${reference}.`;
    tell('unknown-reference', {message, help: helpFor(value, siteIndex.ids[reference])});
  }
  return diagnostics;
}

function checkLinks({file, path = '', body}: Source, siteIndex: SiteIndex): RuleReport[] {
  return (body?.links ?? []).flatMap(({name, line, columns}): RuleReport[] => {
    const diagnostic = targetDiagnostic(name, path, siteIndex);
    if (!diagnostic) return [];
    const {message, help, address} = diagnostic;
    const written = body?.lines[line - 1] ?? '';
    const fixed = address === undefined ? written : replaceUrl(written, name, address);
    const fix = fixed === written ? undefined : fixed;
    return [
      {ruleId: 'broken-link', file, line, columns, message: `The link "${truncate(name)}" ${message}`, help, fix},
    ];
  });
}

/** Returns every picture in the same entry as an alternative text. */
function picturesInEntry(data: unknown, path: Path): string[] {
  return Object.values(asGroup(valueAt(data, path.slice(0, -1)))).flatMap((value) =>
    typeof value === 'string' && value.startsWith('/img/') ? value : [],
  );
}

/**
 * Reports a text that only repeats the name of the file, which does not help blind visitors (WCAG 2.2, 1.1.1). A name of
 * several words is accepted, because the file may be named after a good description.
 */
function altDiagnostic(alt: string, pictures: string[]): ReportMessage | undefined {
  const names = pictures.map((picture) => picture.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  const isName = /\.(jpe?g|png|svg|heic)$/i.test(alt) || /^(img|dsc|pxl|wa)[-_ ]?\d/i.test(alt);
  const isOneWord = !/\s/.test(alt.trim());
  return isName || (isOneWord && names.some((name) => slug(alt) === slug(name)))
    ? {message: `"${truncate(alt)}" is the file name.`, help: 'Say what the photo shows.'}
    : undefined;
}

function photoDiagnostics({file, body}: Source): ReportDescriptor[] {
  return (body?.photos ?? []).flatMap(({name, alt, line, columns}): ReportDescriptor[] => {
    const diagnostic = altDiagnostic(alt, [name]);
    return diagnostic ? [{file, line, columns, ...diagnostic, message: `The description ${diagnostic.message}`}] : [];
  });
}

/** Reports blocks whose field is missing, because they would break the page, and required blocks that are missing. */
function blockDiagnostics({file, path = '', body, parsed, schema, definition}: Source): ReportDescriptor[] {
  if (!body || !parsed) return [];
  const {blocks} = definition;
  const data = asGroup(parsed.data);
  const diagnostics = body.blocks.flatMap(({name, line, columns}): ReportDescriptor[] => {
    const {shows, only} = Object.hasOwn(blocks, name) ? (blocks[name] ?? {}) : {};
    if (only !== undefined && only !== path) {
      const message = `<${name} /> can be used only on ${only === '/' ? 'the home page' : only}.`;
      return [{file, line, columns, message, help: 'Remove the line.'}];
    }
    if (shows === undefined || Object.hasOwn(data, shows)) return [];
    const isFieldOfType = Object.hasOwn(schema.shape, shows);
    const what = isFieldOfType ? 'which is missing at the top of this page' : 'which this type of page does not have';
    const help = isFieldOfType ? 'Add the field, or remove this line.' : 'Remove the line.';
    // The schema already reports a required field.
    const isReported = schema.shape[shows] !== undefined && !(schema.shape[shows] instanceof z.ZodOptional);
    return isReported ? [] : [{file, line, columns, message: `<${name} /> shows the field "${shows}", ${what}.`, help}];
  });
  const shown = new Set(body.blocks.map(({name}) => name));
  const lacking = body.isIncomplete
    ? []
    : Object.entries(pageTypeOf(definition, file).blocks).filter(([block]) => !shown.has(block));
  for (const [block, does] of lacking) {
    const message = `The page has no <${block} />, which ${does}.`;
    diagnostics.push({file, line: 1, message, help: 'Write it on its own line.'});
  }
  return diagnostics;
}

/** Checks the page of an address and, if the address has a `#`, the heading on that page. */
function pageDiagnostic(
  address: string,
  {pages, removals, redirects, renamed, scheduled}: SiteIndex,
): AddressDiagnostic | undefined {
  const [whole = '', anchor] = address.split('#');
  // The page itself reads the part after the question mark, for example as search words.
  const [path = '', ...queries] = whole.split('?');
  const query = queries.map((text) => `?${text}`).join('');
  const anchors = pages.get(path);
  if (!anchors && renamed.has(path)) return undefined;
  const now = redirects.get(path);
  if (!anchors && now !== undefined) {
    const right = now + query + (anchor === undefined ? '' : `#${anchor}`);
    return {message: 'is the old address of a page.', help: `Write ${truncate(right)}.`, address: right};
  }
  const removal = removals.get(path);
  if (removal) {
    const [list = '', heading = ''] = removal.listedAt.split('#');
    return {message: removal.note, help: `Link to ${pages.get(list)?.includes(heading) ? removal.listedAt : list}.`};
  }
  if (!anchors) {
    const plain = path.replace(/\.mdx?$/, '').replace(/\/(index)?$/, '') || '/';
    const meant = pages.has(plain) && anchor === undefined ? plain + query : undefined;
    const help = meant === undefined ? helpFor(path, pages.keys()) : `Write ${meant}.`;
    return {message: 'is not a page of this site.', help, address: meant};
  }
  const notYetPublished = scheduledDiagnostic(scheduled.get(path) ?? scheduled.get(address));
  if (notYetPublished) return notYetPublished;
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = closestMatch(anchor, anchors);
  const help = meant
    ? `Did you mean "#${meant}"?`
    : `The page has ${anchors.map((id) => `#${id}`).join(', ') || 'no headings'}.`;
  return {message: `goes to a heading that does not exist on ${path}.`, help};
}

const scheduledDiagnostic = (day?: string): AddressDiagnostic | undefined =>
  day === undefined
    ? undefined
    : {message: `goes to content that is not published until ${day}.`, help: 'Remove the link until then.'};

function targetDiagnostic(target: string, path: string, siteIndex: SiteIndex): AddressDiagnostic | undefined {
  if (siteIndex.url !== undefined && (target === siteIndex.url || target.startsWith(`${siteIndex.url}/`))) {
    const pathOnSite = target.slice(siteIndex.url.length) || '/';
    return {
      message: 'goes to this site by its full address.',
      help: `Write ${truncate(pathOnSite)}.`,
      address: pathOnSite,
    };
  }
  // The rules of the body already report a malformed address.
  if (linkDiagnostic(target)) return undefined;
  if (target.startsWith('#')) return pageDiagnostic(path + target, siteIndex);
  if (!target.startsWith('/')) return undefined;
  if (target.startsWith('/img/')) {
    return {
      message: 'is a photo, not a page.',
      help: `To show it, write ![what it shows](${truncate(target)}) on its own line.`,
    };
  }
  if (!target.startsWith('/files/')) return pageDiagnostic(target, siteIndex);
  return siteIndex.files.has(withoutPdfPage(target))
    ? undefined
    : {message: 'does not exist.', help: 'Add the file to static/files.'};
}

const helpFor = (word: string, names: Iterable<string>) => {
  const meant = closestMatch(word, names);
  return meant ? `Did you mean "${meant}"?` : 'Use one that exists, or remove the line.';
};
