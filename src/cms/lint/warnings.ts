import type {Diagnostic} from '../values/diagnostic';
import type {RuleProject, SiteRule} from '../definition/site-definition';
import {WARNINGS} from './rules/warnings';
import {lintWith} from './run';

/** Finds valid content that may be a mistake. Warnings never fail the check. */
export const warningsOf = (
  content: Pick<RuleProject, 'sources'>,
  rules: readonly SiteRule[],
  today: string,
): Diagnostic[] => lintWith([...WARNINGS, ...rules], content, today);
