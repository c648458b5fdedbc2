/** What the pages say, and what is shown of it. One of the four doors of this folder: other folders import from these alone. */
export {COUNTRY_NAMES, countryCodes} from './base/countries';
export {inOurLetters} from './base/letters';
export {addressOf, isContentFile, isPage, PAGES_FOLDER, SITE_FILE, STATIC_FOLDER, THANK_YOU} from './base/paths';
export {spoken} from './base/spoken';
export {type Group, isGroup, type Path} from './base/values';
export {type Content, entriesOf, publishedOn, readContent} from './check/content';
export {printedOffer} from './check/printed-files';
export {onDay} from './check/on-a-day';
export {readSource, type Source} from './check/source';
export {type Upcoming, upcomingIn} from './check/upcoming';
export {BODY, bodySections, namesOfBlocks, type PairedSection} from './pair/bodies';
export {entryName, identifierIn, type PairedValue, plainValue} from './pair/fields';
export {dataOf, type PairedFile, pairPage, topOf, type Versions, versionsOf} from './pair/pages';
export {type Pair, pairUp} from './pair/sequences';
export {compareTexts, type Piece, piecesOf, textOfPieces, tidy} from './pair/texts';
export {
  type Crop,
  endingOf,
  IMAGE_URL,
  type Logo,
  NamedPicture,
  fileNameOf,
  type Photo,
  type PictureFacts,
} from './pictures';
export {type ImageJob, imageJobs} from './pictures/jobs';
export type {Outside} from './pictures/outside';
export {bodyOf, parseYaml, splitPage} from './read/front-matter';
export {headingIds, plainText, wordsOf} from './read/headings';
export {type AnsweringDesk, frameFacts, madePages, restOf, showPage} from './show/show';
export {type MenuItem, sideMenuOf} from './show/side-menu';
