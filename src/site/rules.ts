import type {Rule} from '../cms/definition/site-definition';
import {pastDays} from './rules/deadlines';
import {disagreeingFigures} from './rules/disagreeing-figures';
import {impossibleDays} from './rules/impossible-days';
import {leftoverText} from './rules/leftover-text';
import {lineStarts} from './rules/line-starts';
import {ownAddresses} from './rules/own-addresses';
import {places} from './rules/places';
import {linkWording, wording} from './rules/wording';
import {unsupportedLetterWarnings} from './rules/letters';

// Rules of this site for special occasions: before a launch, every night, and on the published site.
export {deadlines} from './rules/deadlines';
export {disagreeingFigures, unshownProjects} from './rules/disagreeing-figures';
export {namelessContacts} from './rules/nameless-contacts';
export {datedContent} from './rules/dated-content';
export {sampleDiagnostics, INITIAL_SAMPLE_COUNT} from './rules/samples';

/** The rules of this site that give warnings, which do not stop publishing. */
export const WARNINGS: readonly Rule[] = [
  pastDays,
  unsupportedLetterWarnings,
  disagreeingFigures,
  lineStarts,
  ownAddresses,
  places,
  impossibleDays,
  leftoverText,
  wording,
  linkWording,
];
