/** What the editor and its frame say to each other. The frame is told what to draw, and never who is signed in. */
import type {Root} from 'mdast';
import type {SiteData} from '../hooks/useSite';
import type {Site} from '../site/page-types';
import type {ReportSentence} from '../cms/report-sentences';
import type {PageData} from '../hooks/usePage';
import type {MenuItem} from '../site/page-data';

/** The facts of the site chrome, as its parts read them. */

/** One page as it must be shown. */
export interface RenderRequest {
  /** Its address. */
  path: string;
  page: PageData;
  site: SiteData;
  /** The laid out body; undefined for a page that is made from an entry. */
  body?: Root;
  /** The part in the banner. */
  bannerPart?: string;
  /** The side menu, where the page has one. */
  menu?: MenuItem[];
  /** Where pictures are that the last build did not make, by the `src` that the page uses. */
  pictures: Record<string, string>;
}

/** One page with its changes marked. */
export interface Highlighting {
  now: RenderRequest;
  before: RenderRequest;
  labels: Site['preview'];
  sentences: readonly ReportSentence[];
}

/** A page to show, as it is or with its changes marked. */
export type ShowRequest = {kind: 'draw'; request: RenderRequest} | {kind: 'mark'; marking: Highlighting};

/** What the frame is told. */
export type ToFrame =
  | ShowRequest
  /** Pages will be shown with their changes marked, so what marks them can be fetched. */
  | {kind: 'will-mark'}
  /** Brings the next mark into view, or the one before. */
  | {kind: 'step'; by: Step}
  /** Whether a click opens a field; otherwise links lead on. */
  | {kind: 'changing'; changing: boolean}
  /** Brings what shows a place into view and marks it. */
  | {kind: 'point'; contentRef?: string};

export type Step = 1 | -1;

/** What a person points at: a text, a picture by its `src`, a day, and the places of the words, the closest first. */
export interface Pointed {
  places: string[];
  /** Those of the very words that were clicked. */
  own?: string[];
  /** The text that was clicked, and the letter of it. */
  message?: string;
  position?: number;
  /** Everything that is in the same row. */
  row?: string;
  src?: string;
  /** 2026-11-30. */
  day?: string;
  /** The elements with the sentences of a mark, by their ids. */
  reported?: string;
  /** The page to which a click would lead otherwise, by its address. */
  to?: string;
}

/** What the frame tells. */
export type FromFrame =
  | {kind: 'ready' | 'drawn' | 'escape'}
  /** `stepped`: a mark was led to. */
  | ({kind: 'pointed' | 'stepped'} & Pointed)
  | {kind: 'go'; to: string}
  /** There is no further mark in this direction. */
  | {kind: 'passed'; by: Step};

/**
 * @param source the window that alone may speak
 * @returns what a message of another document says; undefined when it is not from that window of this site
 */
function dataFrom({origin, source, data}: MessageEvent<unknown>, from: Window | null): object | undefined {
  const isOurs = from !== null && source === from && origin === window.location.origin;
  return isOurs && typeof data === 'object' && data !== null && 'kind' in data ? data : undefined;
}

const TOLD: readonly ToFrame['kind'][] = ['draw', 'will-mark', 'mark', 'step', 'changing', 'point'];

/** @returns what the editor tells its frame; its own data need no closer look. */
export function toFrame(event: MessageEvent<unknown>): ToFrame | undefined {
  const answer = dataFrom(event, window.parent);
  return answer && 'kind' in answer && TOLD.some((kind) => kind === answer.kind) ? (answer as ToFrame) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const mayBeText = (value: unknown) => value === undefined || isText(value);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** @returns what a frame tells; undefined when it has another shape, because a frame shows what nobody has reviewed. */
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
        [answer.src, answer.day, answer.to, answer.message, answer.row, answer.reported].every(mayBeText)
        ? (answer as FromFrame)
        : undefined;
    default:
      return undefined;
  }
}

/** Says something to the other side; nobody of another site can hear it. */
export const post = (target: Window | null, message: ToFrame | FromFrame): void =>
  target?.postMessage(message, window.location.origin);
