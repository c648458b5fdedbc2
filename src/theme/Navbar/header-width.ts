import type {Site} from '../../site/page-types';
import {lettersIn} from '../../shared/letters';

/**
 * How wide the header must be, in rem, for what is in its row: the steps of styles.module.css. The last one is for
 * what never fits.
 */
const STEPS = [67.5, 76, 85, 94, 104, 120, Infinity];

/** Widths in rem, as the styles have them: a letter of each part, and what is around its words. */
const LETTER = {name: 0.69, secondName: 0.38, menu: 0.5, badge: 0.41, scope: 0.36};
const MARK = 3.1;
const QUOTE = 1.75;
const MENU_BUTTON = 3;
const ITEM = 1.6;
const TOGGLE = 1.4;
const BADGE = 1.5;
const SEARCH = 7;
const GAP = 1.55;
/** The row is as wide as the page without its margins, and no wider than `--wrap`. */
const ROW_SHARE = 0.912;
const WRAP = 110;
/** The row of a phone; on the narrowest ones the words of its button take two lines. */
const PHONE = 20;

/** Badges are for wide screens: the step from which any of them shows. */
const WIDE = 2;

const stepFor = (row: number): number =>
  STEPS.findIndex((step) => step === Infinity || row <= Math.min(step * ROW_SHARE, WRAP));

type Words = Pick<Site, 'shortName' | 'secondName' | 'navigation' | 'badges'> & {labels: {quoteShort: string}};

interface HeaderFit {
  /** The step from which the main menu and the search box fit beside the logo. */
  menu: number;
  /** The same for each badge beside them. */
  badges: number[];
  /** Whether a phone fits the quote button. */
  quote: boolean;
}

/**
 * Says what fits into the row of the header, worked out from the number of letters, so that the page needs no script
 * to lay out its header.
 */
export function fitOf({shortName, secondName, navigation, badges, labels}: Words): HeaderFit {
  const brand = MARK + Math.max(lettersIn(shortName) * LETTER.name, lettersIn(secondName) * LETTER.secondName);
  const items = navigation.map(
    ({name, dropdown}) => lettersIn(name) * LETTER.menu + ITEM + (dropdown === undefined ? 0 : TOGGLE),
  );
  const row = [brand, ...items, SEARCH, 2 * GAP].reduce((sum, width) => sum + width);
  const widths = badges.map(
    ({name, edition, scope}) =>
      GAP / 2 + BADGE + Math.max(lettersIn(name + edition) * LETTER.badge, lettersIn(scope) * LETTER.scope),
  );
  return {
    quote: brand + lettersIn(labels.quoteShort) * LETTER.menu + QUOTE + MENU_BUTTON <= PHONE,
    menu: stepFor(row),
    badges: widths.map((_, index) => {
      const wider = widths.slice(0, index + 1).reduce((sum, width) => sum + width, row);
      return Math.max(WIDE, stepFor(wider));
    }),
  };
}
