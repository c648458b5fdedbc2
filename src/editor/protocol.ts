/** The messages between the editor and its frame. The frame learns what to render, and never who is signed in. */
import type {Root} from 'mdast';
import type {SiteData} from '../hooks/useSite';
import type {Site} from '../site/page-types';
import type {ReportSentence} from '../cms/report-sentences';
import type {PageData} from '../hooks/usePage';
import type {MenuItem} from '../site/page-data';

/** The data of the header and the footer, for their components. */

/** A page to render. */
export interface RenderRequest {
  /** The address of the page. */
  path: string;
  page: PageData;
  site: SiteData;
  /** The tree of the body; undefined for a page that is generated from an entry. */
  body?: Root;
  /** The name of the component in the banner. */
  bannerPart?: string;
  /** The side menu, if the page has one. */
  menu?: MenuItem[];
  /** Addresses of pictures that the last build did not produce, by the `src` in the page. */
  pictures: Record<string, string>;
}

/** A page whose changes are highlighted. */
export interface Highlighting {
  now: RenderRequest;
  before: RenderRequest;
  labels: Site['preview'];
  sentences: readonly ReportSentence[];
}

/** Shows a page, with or without highlighted changes. */
export type ShowRequest = {kind: 'draw'; request: RenderRequest} | {kind: 'mark'; marking: Highlighting};

/** A message to the frame. */
export type ToFrame =
  | ShowRequest
  /** Announces pages with highlights, so that the frame can load the code for them. */
  | {kind: 'will-mark'}
  /** Scrolls to the next or the previous highlight. */
  | {kind: 'step'; by: Step}
  /** Sets whether a click opens a field; otherwise links work. */
  | {kind: 'changing'; changing: boolean}
  /** Scrolls to the elements of a reference and marks them. */
  | {kind: 'point'; contentRef?: string};

export type Step = 1 | -1;

/** What a person clicked: a text, a picture or a day, and the references around it, the closest first. */
export interface Pointed {
  places: string[];
  /** The references of the clicked words themselves. */
  own?: string[];
  /** The clicked text; `position` is the index of the clicked letter. */
  text?: string;
  position?: number;
  /** The text of the whole row. */
  row?: string;
  src?: string;
  /** Such as `2026-11-30`. */
  day?: string;
  /** The ids of the elements with the sentences about a highlight. */
  reported?: string;
  /** The address of the page that the clicked link opens. */
  to?: string;
}

/** A message from the frame. */
export type FromFrame =
  | {kind: 'ready' | 'drawn' | 'escape'}
  /** `stepped`: the frame has scrolled to a highlight. */
  | ({kind: 'pointed' | 'stepped'} & Pointed)
  | {kind: 'go'; to: string}
  /** The page has no more highlights in this direction. */
  | {kind: 'passed'; by: Step};

/**
 * @param source the only window whose messages count
 * @returns the data of a message; undefined when it comes from another window or another site
 */
function dataFrom({origin, source, data}: MessageEvent<unknown>, from: Window | null): object | undefined {
  const isOurs = from !== null && source === from && origin === window.location.origin;
  return isOurs && typeof data === 'object' && data !== null && 'kind' in data ? data : undefined;
}

const TOLD: readonly ToFrame['kind'][] = ['draw', 'will-mark', 'mark', 'step', 'changing', 'point'];

/** @returns a message from the editor, which the frame trusts. */
export function toFrame(event: MessageEvent<unknown>): ToFrame | undefined {
  const answer = dataFrom(event, window.parent);
  return answer && 'kind' in answer && TOLD.some((kind) => kind === answer.kind) ? (answer as ToFrame) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const mayBeText = (value: unknown) => value === undefined || isText(value);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** @returns a valid message from the frame; undefined for any other, because the frame shows unreviewed pages. */
export function fromFrame(event: MessageEvent<unknown>, frame: Window | null): FromFrame | undefined {
  const answer = dataFrom(event, frame) as Record<string, unknown> | undefined;
  switch (answer?.kind) {
    case 'ready':
    case 'drawn':
    case 'escape':
      return {kind: answer.kind};
    case 'go':
      return isText(answer.to) ? {kind: 'go', to: answer.to} : undefined;
    case 'passed':
      return {kind: 'passed', by: answer.by === 1 ? 1 : -1};
    case 'pointed':
    case 'stepped':
      return areTexts(answer.places) &&
        (answer.own === undefined || areTexts(answer.own)) &&
        (answer.position === undefined || typeof answer.position === 'number') &&
        [answer.src, answer.day, answer.to, answer.text, answer.row, answer.reported].every(mayBeText)
        ? (answer as FromFrame)
        : undefined;
    default:
      return undefined;
  }
}

/** Sends a message to the other side; documents of other sites do not receive it. */
export const post = (target: Window | null, message: ToFrame | FromFrame): void =>
  target?.postMessage(message, window.location.origin);
