// "npm run guide" writes this list of the rules in this folder, so do not edit it by hand.
import type {SiteRule} from '../../cms/definition/site-definition';
import {rule as badge} from './badge';
import {rule as disagreeingFigure} from './disagreeing-figure';
import {rule as doubledWord} from './doubled-word';
import {rule as foreignLetter} from './foreign-letter';
import {rule as impossibleDay} from './impossible-day';
import {rule as leftoverText} from './leftover-text';
import {rule as lineStart} from './line-start';
import {rule as localNumber} from './local-number';
import {rule as misspeltAddress} from './misspelt-address';
import {rule as openingDate} from './opening-date';
import {rule as pastDay} from './past-day';
import {rule as place} from './place';
import {rule as positionTitle} from './position-title';
import {rule as price} from './price';
import {rule as privateAddress} from './private-address';
import {rule as repeatedBanner} from './repeated-banner';
import {rule as repeatedFigure} from './repeated-figure';
import {rule as sharedForm} from './shared-form';
import {rule as townSpelling} from './town-spelling';
import {rule as trackingLink} from './tracking-link';
import {rule as vagueDescription} from './vague-description';
import {rule as vagueLink} from './vague-link';

// prettier-ignore
export const WARNINGS: readonly SiteRule[] = [
  badge, disagreeingFigure, doubledWord, foreignLetter, impossibleDay, leftoverText, lineStart,
  localNumber, misspeltAddress, openingDate, pastDay, place, positionTitle, price, privateAddress,
  repeatedBanner, repeatedFigure, sharedForm, townSpelling, trackingLink, vagueDescription,
  vagueLink,
];
