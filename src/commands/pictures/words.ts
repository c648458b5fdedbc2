import type {View} from './photograph';

/** Everything that `npm run pictures` says, on its page, in the terminal and in the summary of a workflow. */
export const WORDS = {
  title: 'What looks different',
  none: 'No page looks different.',
  slider: 'How much of the picture shows the state before',
  before: 'Before',
  after: 'After',
  box: 'The frame holds every pixel that differs.',
  added: 'New page, without a picture before',
  removed: 'Page that is gone',
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

/** `390 px wide, dark, focused`. */
export const viewWords = ({width, scheme, focused}: View): string =>
  `${width} px wide, ${scheme}${focused ? ', every control focused' : ''}`;

/** `1,204 pixels differ`. */
export const pixelWords = (pixels: number): string =>
  `${count(pixels, 'pixel')} ${pixels === 1 ? 'differs' : 'differ'}`;

/** What the page says where it runs over the edge of the window. */
export const overflowWords = (width: number, window: number): string =>
  `The page is ${width} px wide now, in a window of ${window} px`;

/** The reasons, cut short where they are many. */
export function reasonWords(reasons: readonly string[]): string[] {
  const rest = reasons.length - MOST_REASONS;
  return rest > 0 ? [...reasons.slice(0, MOST_REASONS), `and ${rest} more`] : [...reasons];
}

export const writtenTo = (file: string): string => `The pictures are in ${file}`;
