/** How a preview names the blocks of a body. */
import {blockPlaces} from '../../../content/pair/bodies';
import {splitPage} from '../../../content/read/front-matter';
import {fileBefore} from '../../content/data-files';
import {placeOf} from './number-words';

/** Stands in front of the names in the top block of a page as it was. */
const COMMENT = '# ';

/**
 * A page as it was carries the names that its blocks have now. They stand in its own text, because the bundler keeps a
 * compiled page for as long as its text is the same.
 * @param file of the page now
 * @param now its text now; nothing where the page is gone
 */
export const withPlaces = (text: string, file: string, now = text): string =>
  text.replace(
    '\n',
    `\n${COMMENT}${blockPlaces(text, now)
      .map((place) => placeOf(file, place))
      .join(' ')}\n`,
  );

/**
 * @param file from the project's root: of a page, or of one as it was
 * @param source the whole file
 * @returns how its blocks are named, in their order: `careers.mdx#body.why-join.2`
 */
export function placesOf(file: string, source: string): string[] {
  if (fileBefore(file) === undefined) return blockPlaces(source).map((place) => placeOf(file, place));
  const [comment = ''] = splitPage(source)?.yaml.split('\n') ?? [];
  return comment.slice(COMMENT.length).split(' ');
}
