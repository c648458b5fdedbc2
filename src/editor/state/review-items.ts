/** What a reviewer of a proposal goes through, and what else changes with it. */
import type {PageChange} from '../../cms/report';
import type {ReportSentence} from '../../cms/report-sentences';
import {isWithin, refAt, segmentsOf} from '../../cms/source-map/content-ref';
import type {Content} from '../../site/content';
import {printedOffer, type Site} from '../../site/page-types';
import {BUYERS, PROFILE_BEGINS, PROFILE_ENDS} from '../../site/pdf/pages';
import type {refsOfPages} from './also-shown-on';

/** One change, or one page that came or went as a whole. */
export interface ReviewItem {
  /** Changes with what it says, so that it has to be seen again. */
  key: string;
  /** The place of what changed. */
  ref: string;
  /** The number of its sentence. */
  number?: number;
}

/** @param versionOf tells apart what a file says */
export function reviewItems(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  versionOf: (file: string) => string | undefined,
): ReviewItem[] {
  return pages.flatMap(({file, kind, changes}): ReviewItem[] =>
    changes.length === 0
      ? [{key: [kind, file, versionOf(file)].join(' '), ref: refAt(file, [])}]
      : sentences
          .filter(({ref}) => segmentsOf(ref).file === file)
          .map(({ref, text, number}) => ({key: `${ref} ${text}`, ref, number})),
  );
}

/** Something that changes with the changes of other pages, and the sentences about what it shows of them. */
export interface AlsoChanged {
  name?: string;
  /** The address of a page; a PDF is made when the proposal is built. */
  path?: string;
  texts: string[];
}

/** @returns the pages with no change of their own that show what changed, now or before */
export function pagesWithIt(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  drawn: ReturnType<typeof refsOfPages>,
): AlsoChanged[] {
  const own = new Set(pages.map(({path}) => path));
  const paths = [...new Set(drawn.map(({path}) => path))].filter((path) => !own.has(path));
  return paths
    .map((path) => {
      const all = drawn.filter((page) => page.path === path);
      const refs = all.flatMap((page) => page.refs);
      const texts = sentences.filter(({ref}) => refs.some((shown) => isWithin(shown, ref))).map(({text}) => text);
      return {name: all[0]?.title, path, texts};
    })
    .filter(({texts}) => texts.length > 0);
}

/** @returns the PDFs that are made of pages that changed */
export function printedWithIt(
  pages: readonly PageChange[],
  sentences: readonly ReportSentence[],
  {sources}: Content,
  {print}: Site,
): AlsoChanged[] {
  const services = sources.filter(({kind}) => kind?.name === 'service').flatMap(({path = ''}) => path);
  const ofProfile = [...PROFILE_BEGINS, ...services, ...PROFILE_ENDS];
  const offers = sources.flatMap((source) => {
    const {path = ''} = source;
    const offer = printedOffer(source);
    if (!offer) return [];
    // All capability sheets have one name.
    const title = source.values.find(({path: [first]}) => first === 'title')?.value;
    return path === BUYERS
      ? [{name: offer.name, pages: [path, ...ofProfile]}]
      : [{name: `${offer.name}: ${String(title)}`, pages: [path]}];
  });
  return [{name: print.profile, pages: ofProfile}, ...offers]
    .map(({name, pages: made}) => {
      const isOf = (path: string | undefined) => path === undefined || made.includes(path);
      const whole = pages.filter(({path, changes}) => changes.length === 0 && isOf(path)).map((page) => page.name);
      return {name, texts: [...whole, ...sentences.filter(({path}) => isOf(path)).map(({text}) => text)]};
    })
    .filter(({texts}) => texts.length > 0);
}
