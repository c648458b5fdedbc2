/** What other proposals change that wait for review, told at the places of one's own draft. */
import {addressOf, versionsOf, type Content, type Versions} from '../../cms/parse';
import {report, type PageChange} from '../../cms/report';
import {isWithin, placeIn} from '../../cms/source-map/content-ref';
import {placesSince} from '../../cms/source-map/since';
import type {Texts, Proposal} from '../github';
import {entryOfPage} from './entry-page';
import type {Place} from './place';
import {nameOfPlace, namesOnLines} from './places';

/** A proposal of somebody else, or an earlier one of one's own. */
export interface Other {
  proposal: Proposal;
  isOwn: boolean;
  /** The pages that it changes, as they were where it left the website. */
  before: ReadonlyMap<string, string>;
  /** What it changes, by the names that things had there. */
  pages: readonly PageChange[];
}

/** @returns what a proposal changes, by the names that things had where it left the website */
export function changesOf({before, now}: Texts): Pick<Other, 'before' | 'pages'> {
  const files = [...new Set([...before.keys(), ...now.keys()])];
  const textIn = (texts: typeof before) => (file: string) => texts.get(file) ?? '';
  // A report names things as its second version does, which is here the one that the draft has, too.
  const versions = versionsOf(
    {textBefore: textIn(now), textNow: textIn(before), files: [...before.keys()].sort()},
    {
      same: files.filter((file) => before.has(file) && now.has(file)),
      gone: files.filter((file) => !before.has(file)),
      added: files.filter((file) => !now.has(file)),
    },
  );
  return {before, pages: report(versions)};
}

/** Something that a proposal changes, by the name that it has now. */
interface Touched {
  contentRef: string;
  /** Only the order of what stands in it. */
  isOrder: boolean;
}

/** Fields ask one after another for the same page. */
const known = new WeakMap<Other, {file: string; text: string; touched: readonly Touched[]}>();

/**
 * @param file the page as it is called now
 * @param was what it was called where the proposal left the website
 */
function touchedIn(other: Other, file: string, text: string, was = file): readonly Touched[] {
  const last = known.get(other);
  if (last?.file === file && last.text === text) return last.touched;
  const page = other.pages.find((item) => item.file === was);
  const since = placesSince({
    changed: [{before: was, after: file}],
    textBefore: () => other.before.get(was) ?? '',
    textNow: () => text,
  });
  const touched = page ? placesOf(page).map(({contentRef, isOrder}) => ({contentRef: since(contentRef), isOrder})) : [];
  known.set(other, {file, text, touched});
  return touched;
}

const placesOf = ({file, kind, changes}: PageChange): Touched[] =>
  kind === 'added' || kind === 'removed'
    ? [{contentRef: placeIn(file, []), isOrder: false}]
    : changes.map(({path, isOrder = false}) => ({contentRef: placeIn(file, path), isOrder}));

/** Whether a change is one of a place itself, or of something in it. */
const isIn = ({contentRef}: Touched, outer: string): boolean => isWithin(contentRef, outer);
/** Whether it is one of something that a place stands in; another order changes no words of an entry. */
const isAround = ({contentRef, isOrder}: Touched, inner: string): boolean => !isOrder && isWithin(inner, contentRef);

/** @returns those that change a page, by its address; a page that is made of an entry, that entry */
export function othersOn(others: readonly Other[], path: string, content: Content): Other[] {
  const file = content.sources.find((source) => addressOf(source.file) === path)?.file;
  if (file !== undefined) return others.filter(({pages}) => pages.some((page) => page.file === file));
  const entry = entryOfPage(path, content.sources);
  return entry ? othersAt(others, entry, content, true) : [];
}

/**
 * @param withAround whether what a place stands in counts, such as an entry that is taken away
 * @returns those that change a field, an entry or a list
 */
export function othersAt(others: readonly Other[], contentRef: Place, content: Content, withAround: boolean): Other[] {
  const {file} = contentRef;
  const text = content.sources.find((source) => source.file === file)?.text;
  const named = nameOfPlace(contentRef, content);
  if (text === undefined || named === undefined) return [];
  return others.filter((other) =>
    touchedIn(other, file, text).some((change) => isIn(change, named) || (withAround && isAround(change, named))),
  );
}

/** @returns those that change a paragraph or the like on some lines of a body, which are counted from 1 */
export function othersOnLines(
  others: readonly Other[],
  {file, first, last}: {file: string; first: number; last: number},
  content: Content,
): Other[] {
  const text = content.sources.find((source) => source.file === file)?.text;
  const names = namesOnLines({file, first, last}, content);
  if (text === undefined) return [];
  return others.filter((other) =>
    touchedIn(other, file, text).some((change) =>
      names.some((named) => isIn(change, named) || isAround(change, named)),
    ),
  );
}

/** A place that a draft changes, by its file and the names of the model. */
export interface MetAt {
  file: string;
  path: string[];
}

/**
 * @param pages what the draft changes
 * @param versions of which that is told
 * @returns those that change the same places, with the places
 */
export function meetings(
  others: readonly Other[],
  pages: readonly PageChange[],
  versions: Versions,
): {other: Other; places: MetAt[]}[] {
  const formerly = new Map(versions.changed.map(({before, after}) => [after, before]));
  const own = pages.flatMap((page) =>
    page.kind === 'added' || page.kind === 'removed'
      ? [{file: page.file, path: [], isOrder: false}]
      : page.changes.map(({path, isOrder = false}) => ({file: page.file, path, isOrder})),
  );
  return others.flatMap((other) => {
    const met = own.filter(({file, path, isOrder}) => {
      const named = placeIn(file, path);
      return touchedIn(other, file, versions.textNow(file), formerly.get(file) ?? file).some(
        (change) =>
          (!isOrder && isIn(change, named)) ||
          isAround(change, named) ||
          (isOrder && change.isOrder && change.contentRef === named),
      );
    });
    const places = [...new Map(met.map(({file, path}) => [placeIn(file, path), {file, path}])).values()];
    return places.length > 0 ? [{other, places}] : [];
  });
}
