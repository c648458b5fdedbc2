import type {Rule} from '../definition/site-definition';
import {lagosDay} from '../../shared/days';
import {warningsOf} from '../lint/warnings';
import type {Content} from '../lint/content';
import {byPosition, type Diagnostic} from '../base/diagnostic';
import type {ChangedFile} from './draft';
import {placingOf} from './live-check';
import {outdatedText} from './outdated-text';

/**
 * @param rules the warnings of the site
 * @param changed the files that differ from the published ones; who changed none of the others cannot be asked about them
 * @returns what may not be meant in a draft; nothing of it keeps the draft from being sent
 */
export function draftWarnings(
  content: Content,
  rules: readonly Rule[],
  changed: ReadonlyMap<string, ChangedFile>,
): Diagnostic[] {
  const isOf = ({file, related = []}: Diagnostic) => [file, ...related].some((item) => changed.has(item));
  const warnings = warningsOf(content, rules, lagosDay()).filter(isOf).map(placingOf(content));
  return [...warnings, ...outdatedText(content.definition, changed)].sort(byPosition);
}
