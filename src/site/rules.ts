import type {Rule} from '../cms/definition/site-definition';
import {pastDays} from './rules/deadlines';
import {disagreements} from './rules/disagreements';
import {letters} from './rules/letters';

// Rules of this site for special occasions: before a launch, every night, and on the published site.
export {deadlines} from './rules/deadlines';
export {disagreements, unshownProjects} from './rules/disagreements';
export {namelessContacts} from './rules/nameless-contacts';
export {onDay} from './rules/on-a-day';
export {sampleDiagnostics, SAMPLES_AT_FIRST} from './rules/samples';

/** The rules of this site that give warnings, which do not stop publishing. */
export const WARNINGS: readonly Rule[] = [pastDays, letters, disagreements];
