import type {Rule} from '../cms/definition/site-definition';
import {disagreements} from './rules/disagreements';
import {letters} from './rules/letters';
import {pastDays} from './rules/past-days';

/** The rules of this site that find what may not be meant, and keep nothing from being published. */
export const WARNINGS: readonly Rule[] = [pastDays, letters, disagreements];
