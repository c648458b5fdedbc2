/** The messages between the editor and its frame. The frame learns what to render, and never who is signed in. */
import type {Root} from 'mdast';
import * as z from 'zod';
import type {SiteData} from '../hooks/useSite';
import type {Site} from '../site/page-types';
import type {ReportSentence} from '../cms/report-sentences';
import type {PageData} from '../hooks/usePage';
import type {MenuItem} from '../site/page-data';

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

export interface Highlighting {
  now: RenderRequest;
  before: RenderRequest;
  labels: Site['preview'];
  sentences: readonly ReportSentence[];
}

/** Shows a page, with or without highlighted changes. */
export type ShowRequest = {kind: 'draw'; request: RenderRequest} | {kind: 'mark'; marking: Highlighting};

export type ToFrame =
  | ShowRequest
  /** Announces pages with highlights, so that the frame can load the code for them. */
  | {kind: 'will-mark'}
  | {kind: 'step'; by: Step}
  /** Sets whether a click opens a field; otherwise links work. */
  | {kind: 'changing'; changing: boolean}
  /** Scrolls to the elements of a reference and marks them. */
  | {kind: 'point'; contentRef?: string};

export type Step = 1 | -1;

/** What a person clicked: a text, a picture or a day. */
const Pointed = z.object({
  /** The references around it, the closest first. */
  places: z.array(z.string()),
  /** The references of the clicked words themselves. */
  own: z.array(z.string()).optional(),
  /** The clicked text; `position` is the index of the clicked letter. */
  text: z.string().optional(),
  position: z.number().optional(),
  row: z.string().optional(),
  src: z.string().optional(),
  /** Such as `2026-11-30`. */
  day: z.string().optional(),
  /** The ids of the elements with the sentences about a highlight. */
  reported: z.string().optional(),
  /** The address of the page that the clicked link opens. */
  to: z.string().optional(),
});
export type Pointed = z.infer<typeof Pointed>;

const FromFrame = z.discriminatedUnion('kind', [
  z.object({kind: z.enum(['ready', 'drawn', 'escape'])}),
  /** `stepped`: the frame has scrolled to a highlight. */
  Pointed.extend({kind: z.enum(['pointed', 'stepped'])}),
  z.object({kind: z.literal('go'), to: z.string()}),
  /** The page has no more highlights in this direction. */
  z.object({kind: z.literal('passed'), by: z.literal([1, -1])}),
]);
export type FromFrame = z.infer<typeof FromFrame>;

/** @returns the data of a message; undefined when it comes from another window or another site */
function dataFrom({origin, source, data}: MessageEvent<unknown>, from: Window | null): object | undefined {
  const isOurs = from !== null && source === from && origin === window.location.origin;
  return isOurs && typeof data === 'object' && data !== null && 'kind' in data ? data : undefined;
}

/** @returns a message from the editor, which the frame trusts. */
export const toFrame = (event: MessageEvent<unknown>): ToFrame | undefined =>
  dataFrom(event, window.parent) as ToFrame | undefined;

/** @returns a valid message from the frame; undefined for any other, because the frame shows unreviewed pages. */
export const fromFrame = (event: MessageEvent<unknown>, frame: Window | null): FromFrame | undefined =>
  FromFrame.safeParse(dataFrom(event, frame)).data;

/** Sends a message to the other side; documents of other sites do not receive it. */
export const post = (target: Window | null, message: ToFrame | FromFrame): void =>
  target?.postMessage(message, window.location.origin);
