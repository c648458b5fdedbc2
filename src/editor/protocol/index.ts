/** The messages between the editor and its frame. The frame learns what to render, and never who is signed in. */
import type {Root} from 'mdast';
import type {SiteData} from '../../hooks/useSite';
import type {Site} from '../../site/page-types';
import type {ReportSentence} from '../../cms/report/page-sentences';
import type {PageData} from '../../hooks/usePage';
import type {MenuItem} from '../../site/page-data';
import type {FrameMessage} from './frame-messages';

export interface RenderRequest {
  path: string;
  page: PageData;
  site: SiteData;
  /** The tree of the body; undefined for a page that is generated from an entry. */
  body?: Root;
  /** The name of the component in the banner. */
  bannerPart?: string;
  menu?: MenuItem[];
  /** Addresses of pictures that the last build did not produce, by the `src` in the page. */
  pictures: Record<string, string>;
}

export interface HighlightRequest {
  now: RenderRequest;
  before: RenderRequest;
  labels: Site['preview'];
  sentences: readonly ReportSentence[];
}

/** Shows a page, with or without highlighted changes. */
export type ShowRequest = {kind: 'draw'; request: RenderRequest} | {kind: 'mark'; marking: HighlightRequest};

export type EditorMessage =
  /** Requests are numbered, because the code for highlights may arrive after a newer request. */
  | (ShowRequest & {number: number})
  /** Announces pages with highlights, so that the frame can load the code for them. */
  | {kind: 'will-mark'}
  /** Scrolls to the highlight of a sentence, or to its reference within a larger highlight. */
  | {kind: 'visit'; sentence: number; contentRef: string}
  /** Sets whether a click opens a field; otherwise links work. */
  | {kind: 'changing'; changing: boolean}
  /** Scrolls to the elements of a reference and marks them. */
  | {kind: 'point'; contentRef?: string};

/** @returns the data of a message; undefined when it comes from another window or another site */
export function trustedData({origin, source, data}: MessageEvent<unknown>, from: Window | null): object | undefined {
  const isOurs = from !== null && source === from && origin === window.location.origin;
  return isOurs && typeof data === 'object' && data !== null && 'kind' in data ? data : undefined;
}

/** @returns a message from the editor, which the frame trusts. */
export const readEditorMessage = (event: MessageEvent<unknown>): EditorMessage | undefined =>
  trustedData(event, window.parent) as EditorMessage | undefined;

/** Sends a message to the other document; documents of other origins do not receive it. */
export const post = (target: Window | null, message: EditorMessage | FrameMessage): void =>
  target?.postMessage(message, window.location.origin);
