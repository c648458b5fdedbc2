import {countVisibleCharacters} from '../shared/letters';

/** The widths of the header, in rem, from which src/theme/Navbar/styles.module.css shows more. The width of a part that never fits is `Infinity`. */
const STEPS = [67.5, 76, 85, 94, 104, 120, Infinity];

/** The width of one letter of each text in rem, as in the styles. */
const LETTER_WIDTH = {name: 0.69, secondName: 0.38, menu: 0.5, badge: 0.41, scope: 0.36};
/** The width of each part in rem, with its padding. */
const LOGO_WIDTH = 3.1;
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
/** The row of a phone; on the narrowest phones the text of the button takes two lines. */
const PHONE = 20;

/** The first step that shows badges: they are for wide screens. */
const FIRST_STEP_WITH_BADGES = 2;

const stepFor = (row: number): number =>
  STEPS.findIndex((step) => step === Infinity || row <= Math.min(step * ROW_SHARE, WRAP));

/** The texts of the header. */
interface HeaderTexts {
  shortName: string;
  secondName: string;
  navigation: readonly {name: string; dropdown?: unknown}[];
  badges: readonly {name: string; edition: string; scope: string}[];
  labels: {quoteShort: string};
}

/** What fits into the header at which step of its width. */
export interface HeaderFit {
  /** The first step at which the main menu and the search box fit beside the logo. */
  menu: number;
  /** The first step at which each badge fits beside them. */
  badges: number[];
  /** Whether the quote button fits on a phone. */
  quote: boolean;
}

/** Estimates from the number of letters what fits into the header, so that its layout needs no script. */
export function measureHeader({shortName, secondName, navigation, badges, labels}: HeaderTexts): HeaderFit {
  const brand =
    LOGO_WIDTH +
    Math.max(
      countVisibleCharacters(shortName) * LETTER_WIDTH.name,
      countVisibleCharacters(secondName) * LETTER_WIDTH.secondName,
    );
  const items = navigation.map(
    ({name, dropdown}) =>
      countVisibleCharacters(name) * LETTER_WIDTH.menu + ITEM + (dropdown === undefined ? 0 : TOGGLE),
  );
  const row = [brand, ...items, SEARCH, 2 * GAP].reduce((sum, width) => sum + width);
  const widths = badges.map(
    ({name, edition, scope}) =>
      GAP / 2 +
      BADGE +
      Math.max(
        countVisibleCharacters(name + edition) * LETTER_WIDTH.badge,
        countVisibleCharacters(scope) * LETTER_WIDTH.scope,
      ),
  );
  return {
    quote: brand + countVisibleCharacters(labels.quoteShort) * LETTER_WIDTH.menu + QUOTE + MENU_BUTTON <= PHONE,
    menu: stepFor(row),
    badges: widths.map((_, index) => {
      const wider = widths.slice(0, index + 1).reduce((sum, width) => sum + width, row);
      return Math.max(FIRST_STEP_WITH_BADGES, stepFor(wider));
    }),
  };
}
