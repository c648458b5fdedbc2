import {lagosDay} from '../../shared/days';
import {warningsOf} from '../lint/notices';
import type {Content} from '../lint/content';
import {byPosition, type Diagnostic} from '../base/diagnostic';
import type {ChangedFile} from './draft';
import {placingOf} from './live-check';
import {outdatedText} from './old-words';

/**
 * @param changed the files that differ from the published ones; who changed none of the others cannot be asked about them
 * @returns what may not be meant in a draft; nothing of it keeps the draft from being sent
 */
export function draftWarnings(content: Content, changed: ReadonlyMap<string, ChangedFile>): Diagnostic[] {
  const isOf = ({file, related = []}: Diagnostic) => [file, ...related].some((item) => changed.has(item));
  const warnings = warningsOf(content, lagosDay()).filter(isOf).map(placingOf(content));
  return [...warnings, ...outdatedText(changed)].sort(byPosition);
}
