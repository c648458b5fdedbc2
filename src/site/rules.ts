/** The rules of this site. An entry point of the folder. */
export {WARNINGS} from './rules/warnings';

// Rules for special occasions: before a launch, and every night.
export {rule as nearDeadline} from './rules/near-deadline';
export {rule as disagreeingFigure} from './rules/disagreeing-figure';
export {rule as unshownProject} from './rules/unshown-project';
export {rule as namelessContact} from './rules/nameless-contact';
export {sampleDiagnostics, INITIAL_SAMPLE_COUNT} from './rules/sample';
export {datedContent} from './dated-content';
