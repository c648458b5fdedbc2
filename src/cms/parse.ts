/** Parses pages. An entry point of the engine: other folders import only from entry points. */
export {COUNTRY_NAMES, countryCodes} from './values/countries';
export {addressOf, isContentFile, isPage, PAGES_FOLDER, reservationOf, SITE_FILE, STATIC_FOLDER} from './values/paths';
export {type ContentPosition, type Group, groupBy, isGroup, type Path} from './values/values';
export {pageTypeOf, type Source} from './definition/site-definition';
export {entriesOf} from './content/join';
export {mapData, selectPublished, withoutClosed} from './content/publish';
export {type Content, readContent} from './lint/lint-content';
export {readSource} from './content/source';
export {type ScheduledContent, scheduledDay, scheduledIn} from './content/scheduled';
export {BODY, bodySections, blockPaths, type DiffSection} from './diff/bodies';
export {entryName, identifierOfEntry, type DiffNode, plainValue} from './diff/fields';
export {dataOf, type DiffFile, diffPage, frontMatterOf, type Versions, compareFiles} from './diff/pages';
export {type Pair, matchSequences} from './diff/sequences';
export {compareTexts, type Piece, piecesOf, textOfPieces, collapseWhitespace} from './diff/texts';
export {
  type Crop,
  extensionOf,
  IMAGE_URL,
  type Logo,
  NamedPicture,
  CROP_PATTERN,
  fileNameOf,
  type Photo,
  type PictureFacts,
} from './images';
export {type EncodeTask, encodeTasks} from './images/uses';
export type {ContentHost} from './images';
export {bodyOf, parseYaml, splitPage} from './parse/front-matter';
export {headingIds, plainText, headingParts} from './parse/headings';
