import type {Rule} from '../cms/definition/site-definition';
import {disagreements} from './rules/disagreements';
import {letters} from './rules/letters';
import {pastDays} from './rules/past-days';

/** The rules of this site that give warnings, which do not stop publishing. */
export const WARNINGS: readonly Rule[] = [pastDays, letters, disagreements];
