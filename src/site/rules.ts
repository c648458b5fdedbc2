/** Rules of this site for special occasions: before a launch, every night, and on the published site. */
export {deadlines} from './rules/deadlines';
export {disagreements, unshownProjects} from './rules/disagreements';
export {namelessContacts} from './rules/nameless-contacts';
export {onDay} from './rules/on-a-day';
export {sampleDiagnostics, SAMPLES_AT_FIRST} from './rules/samples';
