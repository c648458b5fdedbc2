import {useCallback, useEffect, useMemo, useReducer} from 'react';
import type {PageChange} from '../../../cms/report';
import {refOfPosition, segmentsOf} from '../../../cms/source-map/content-ref';
import {addressOf, isPage} from '../../../cms/parse';
import {HOME} from '../../../shared/addresses';
import type {Content} from '../../../site/site-definition';
import type {FrameMessage} from '../../protocol/frame-messages';
import type {refsOfPages} from '../../state/also-shown-on';
import {positionOfClick} from '../../state/click-position';
import {nextItem, pageOfRef, pathsShowing, type ReviewItem} from '../../state/review-items';
import {initialView, reduceReviewView, type RenderState} from '../../state/review-view';
import {isNarrow, useRenderedPage, type PreviewFrame} from '../hooks/useFrame';
import type {PendingComments} from './usePendingComments';
import type {useRenderRequests} from './useRenderRequests';

interface NavigationOptions extends Pick<PendingComments, 'seen' | 'see'> {
  frame: PreviewFrame;
  pages: readonly PageChange[];
  items: readonly ReviewItem[];
  refsDrawn: ReturnType<typeof refsOfPages>;
  content?: Content;
  shownAt: ReturnType<typeof useRenderRequests>['shownAt'];
}

const keysAt = (items: readonly ReviewItem[], ref: string | undefined) =>
  items.flatMap((item) => (item.ref === ref ? [item.key] : []));

/** The change of a reference, if it has one: from there, the reviewer goes on to the next. */
const itemAt = (items: readonly ReviewItem[], ref: string | undefined) => items.find((item) => item.ref === ref);

/** Leads a reviewer through the changes of all pages, each once, and remembers what they have seen. */
export function useReviewNavigation({frame, pages, items, refsDrawn, content, shownAt, seen, see}: NavigationOptions) {
  const [view, dispatch] = useReducer(reduceReviewView, pages[0]?.path ?? HOME, initialView);
  const {page, state, side, opened, current} = view;
  /** Opens the comments about a reference, on its page. */
  const goTo = useCallback(
    (ref: string) => {
      const {file} = segmentsOf(ref);
      dispatch({type: 'goTo', ref, item: itemAt(items, ref), page: isPage(file) ? addressOf(file) : undefined});
    },
    [items],
  );
  const shown = useMemo(() => shownAt(page, state), [shownAt, page, state]);
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'escape') dispatch({type: 'hideList', isNarrow: isNarrow()});
      // What the page does not show, such as a description, is shown at the side.
      if (message.kind === 'absent' && current?.number === message.sentence) goTo(current.ref);
      if (message.kind === 'pointed' && content) {
        const position = positionOfClick(message, content);
        // Deleted content has only its earlier reference.
        const [first] = [...(message.own ?? []), ...message.places];
        const ref = (position && refOfPosition(position, content)) ?? first;
        if (ref === undefined) return;
        see(keysAt(items, ref));
        dispatch({type: 'goTo', ref, item: itemAt(items, ref)});
      }
    },
    [content, current, goTo, items, see],
  );
  const named = side === 'field' ? opened : undefined;
  const {isDrawn, isFailed, visit} = useRenderedPage({frame, shown, changing: true, opened: named, onMessage});
  useEffect(() => {
    if ((!isDrawn && !isFailed) || !view.isPending || current?.number === undefined) return;
    dispatch({type: 'visited'});
    // A page that failed has no highlights.
    if (isDrawn) visit(current.number, current.ref);
    else goTo(current.ref);
  }, [isDrawn, isFailed, view.isPending, current, visit, goTo]);
  /** A new or deleted page, which counts as one change, is seen as soon as it is on screen. */
  const whole = items.find((item) => item.number === undefined && pageOfRef(item.ref, refsDrawn) === page)?.ref;
  useEffect(() => {
    if (isDrawn && seen && whole !== undefined) see(keysAt(items, whole));
  }, [isDrawn, seen, see, items, whole]);

  return {
    view,
    isFailed,
    /** How many other pages show the current change. */
    others: current ? pathsShowing(current.ref, refsDrawn).filter((path) => path !== page).length : 0,
    goTo,
    show: useCallback((to: string) => dispatch({type: 'show', page: to}), []),
    setState: (to: RenderState) => dispatch({type: 'setState', state: to}),
    toggleList: () => dispatch({type: 'toggleList'}),
    step: (direction: 'next' | 'previous') => {
      const item = nextItem(items, {seen}, current?.key, direction);
      if (!item) return;
      see(keysAt(items, item.ref));
      dispatch({type: 'visit', item, page: pageOfRef(item.ref, refsDrawn), isNarrow: isNarrow()});
    },
    open: (ref: string | undefined) => {
      see(keysAt(items, ref));
      dispatch({type: 'open', ref, item: itemAt(items, ref), isNarrow: isNarrow()});
    },
  };
}
