import type {Finding} from './compare-route';
import type {View} from './photograph';

/** What `npm run pictures` says in its report, in the terminal and in the summary of a workflow. */
export const WORDS = {
  title: 'What looks different',
  none: 'No page looks different.',
  added: 'New page, without a picture before',
  removed: 'Page that is gone',
  report: 'The pictures are in pictures/index.html',
  artifact: 'The pictures are in the artifact `pictures` of this run: open its `index.html`.',
} as const;

const MOST_REASONS = 6;

/** `1 page`, `2 pages`. */
const count = (number: number, one: string) => `${number.toLocaleString('en-GB')} ${one}${number === 1 ? '' : 's'}`;

/** `/oem and 3 more pages`. */
export function onPages(routes: readonly string[]): string {
  const [first = '', ...others] = routes;
  return others.length === 0 ? first : `${first} and ${count(others.length, 'more page')}`;
}

/** `390 px wide, dark, every control focused`. */
export const viewWords = ({width, scheme, focused}: View): string =>
  `${width} px wide, ${scheme}${focused ? ', every control focused' : ''}`;

/** `390 px wide, dark: Button (padding: 2px → 4px), 1,204 pixels`. */
export function findingWords({view, parts, difference: {pixels, width}}: Finding): string {
  const told = parts.map(({name, what}) => (what.length > 0 ? `${name} (${reasonWords(what)})` : name));
  const over = width > view.width ? `; the page is ${width} px wide now` : '';
  return `${viewWords(view)}: ${told.join(', ')}, ${count(pixels, 'pixel')}${over}`;
}

/** The reasons, cut short where they are many. */
export function reasonWords(reasons: readonly string[]): string {
  const rest = reasons.length - MOST_REASONS;
  return [...reasons.slice(0, MOST_REASONS), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}
