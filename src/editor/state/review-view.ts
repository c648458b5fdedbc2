/** What a reviewer sees: the page in one of its states, the change that they look at, and what is open at the side. */
import type {ReviewItem} from './review-items';

export type RenderState = 'now' | 'marked' | 'before';

export interface ReviewView {
  /** The address of the page on screen. */
  page: string;
  state: RenderState;
  side: 'pages' | 'field' | undefined;
  /** The reference that is open at the side. */
  opened?: string;
  /** The change that the reviewer looks at. */
  current?: ReviewItem;
  /** Whether to scroll to that change as soon as the page is drawn with its highlights. */
  isPending: boolean;
}

export type ReviewAction =
  /** Opens a reference at the side, with the change of it; without one, closes it. */
  | {type: 'open'; ref?: string; item?: ReviewItem; isNarrow: boolean}
  /** Opens a reference, on its page if that is another one. */
  | {type: 'goTo'; ref: string; item?: ReviewItem; page?: string}
  /** Shows a change on its page. On a phone, the page replaces the list. */
  | {type: 'visit'; item: ReviewItem; page: string; isNarrow: boolean}
  /** The frame was asked to scroll to the change. */
  | {type: 'visited'}
  | {type: 'show'; page: string}
  | {type: 'setState'; state: RenderState}
  | {type: 'toggleList'}
  /** On a phone, leads from the list back to the page. */
  | {type: 'hideList'; isNarrow: boolean};

export const initialView = (page: string): ReviewView => ({page, state: 'marked', side: 'pages', isPending: false});

const sideBeside = (side: ReviewView['side'], isNarrow: boolean) => (side === 'pages' && isNarrow ? undefined : side);

export function reduceReviewView(view: ReviewView, action: ReviewAction): ReviewView {
  switch (action.type) {
    case 'open': {
      const {ref: opened, item: current = view.current, isNarrow} = action;
      return {...view, opened, current, side: opened === undefined ? listSide(isNarrow) : 'field'};
    }
    case 'goTo': {
      const {ref: opened, item: current = view.current, page = view.page} = action;
      return {...view, page, opened, current, side: 'field'};
    }
    case 'visit': {
      const {item, page, isNarrow} = action;
      const isPending = item.number !== undefined;
      const side = sideBeside(view.side, isNarrow);
      return {...view, page, state: 'marked', current: item, opened: item.ref, isPending, side};
    }
    case 'visited':
      return {...view, isPending: false};
    case 'show':
      return {...view, page: action.page};
    case 'setState':
      return {...view, state: action.state};
    case 'toggleList':
      return {...view, side: view.side === 'pages' ? undefined : 'pages'};
    case 'hideList':
      return {...view, opened: undefined, side: sideBeside(view.side, action.isNarrow)};
  }
}

const listSide = (isNarrow: boolean) => (isNarrow ? undefined : 'pages');
