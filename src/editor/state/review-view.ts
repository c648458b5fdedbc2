/** What a reviewer sees: the page in one of its states, what is open at the side, and a step that is under way. */
import type {Step} from '../protocol';

export type RenderState = 'now' | 'marked' | 'before';

export interface ReviewView {
  /** The address of the page on screen. */
  page: string;
  state: RenderState;
  side: 'pages' | 'field' | undefined;
  /** The reference that is open at the side. */
  opened?: string;
  /** The step to take as soon as the page is drawn with its highlights. */
  pending?: Step;
  /** The number of pages without a further highlight since the last press of a button. */
  passed: number;
  /** Whether the reviewer has stepped through all pages. After that, each step opens a change that is not visible. */
  isThrough: boolean;
}

export type ReviewAction =
  /** Opens a reference at the side; without one, closes it. */
  | {type: 'open'; ref?: string; isNarrow: boolean}
  /** Opens a reference, on its page if that is another one. */
  | {type: 'goTo'; ref: string; page?: string}
  /** Selects a reference; on a phone, it replaces the list. */
  | {type: 'select'; ref?: string; isNarrow: boolean}
  | {type: 'show'; page: string}
  | {type: 'setState'; state: RenderState}
  | {type: 'toggleList'}
  /** A press of the button for the next or the previous change. */
  | {type: 'step'; by: Step}
  /** The frame has begun the step. */
  | {type: 'stepped'}
  /** The page has no further highlight. @param whole the reference of the next page if all of it is one change */
  | {type: 'pass'; by: Step; page: string; isEnd: boolean; whole?: string; isNarrow: boolean};

export const initialView = (page: string): ReviewView => ({
  page,
  state: 'marked',
  side: 'pages',
  passed: 0,
  isThrough: false,
});

const select = (view: ReviewView, opened: string | undefined, isNarrow: boolean): ReviewView => ({
  ...view,
  opened,
  side: view.side === 'pages' && isNarrow ? undefined : view.side,
});

export function reduceReviewView(view: ReviewView, action: ReviewAction): ReviewView {
  switch (action.type) {
    case 'open':
      return {...view, opened: action.ref, side: action.ref === undefined ? listSide(action.isNarrow) : 'field'};
    case 'goTo':
      return {...view, page: action.page ?? view.page, opened: action.ref, side: 'field'};
    case 'select':
      return select(view, action.ref, action.isNarrow);
    case 'show':
      return {...view, page: action.page};
    case 'setState':
      return {...view, state: action.state};
    case 'toggleList':
      return {...view, side: view.side === 'pages' ? undefined : 'pages'};
    case 'step':
      return {...view, state: 'marked', pending: action.by, passed: 0};
    case 'stepped':
      return {...view, pending: undefined};
    case 'pass': {
      const {by, page, isEnd, whole, isNarrow} = action;
      const next = {...view, page, passed: view.passed + 1, isThrough: view.isThrough || isEnd};
      return whole === undefined ? {...next, pending: by} : {...select(next, whole, isNarrow), pending: undefined};
    }
  }
}

const listSide = (isNarrow: boolean) => (isNarrow ? undefined : 'pages');

/** @returns the page after this one in the direction of a step; after the last one follows the first */
export const pageAfter = (paths: readonly string[], page: string, by: Step): string =>
  paths[(paths.indexOf(page) + by + paths.length) % paths.length] ?? page;
