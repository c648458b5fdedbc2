import {useCallback, useEffect, useMemo, useReducer} from 'react';
import type {PageChange} from '../../../cms/report';
import {formatRef, refOfPosition, segmentsOf} from '../../../cms/source-map/content-ref';
import {addressOf, isPage} from '../../../cms/parse';
import {HOME} from '../../../shared/addresses';
import type {Content} from '../../../site/site-definition';
import type {FrameMessage} from '../../frame-messages';
import type {Step} from '../../protocol';
import {positionOfClick} from '../../state/positions';
import {changedPaths, type ReviewItem} from '../../state/review-items';
import {initialView, pageAfter, reduceReviewView, type RenderState} from '../../state/review-view';
import {isNarrow, useRenderedPage, type PreviewFrame} from '../useFrame';
import type {PendingComments} from './usePendingComments';
import type {useRenderRequests} from './useRenderRequests';

interface NavigationOptions extends Pick<PendingComments, 'seen' | 'see'> {
  frame: PreviewFrame;
  pages: readonly PageChange[];
  items: readonly ReviewItem[];
  content?: Content;
  shownAt: ReturnType<typeof useRenderRequests>['shownAt'];
}

const keysAt = (items: readonly ReviewItem[], ref: string | undefined) =>
  items.flatMap((item) => (item.ref === ref ? [item.key] : []));

/** Leads a reviewer through the changes of all pages, and remembers what they have seen. */
export function useReviewNavigation({frame, pages, items, content, shownAt, seen, see}: NavigationOptions) {
  const paths = useMemo(() => changedPaths(pages), [pages]);
  const [view, dispatch] = useReducer(reduceReviewView, paths[0] ?? HOME, initialView);
  const {page, state, side, opened} = view;
  /** @returns the reference of a new or deleted page, which counts as one change */
  const wholeAt = useCallback(
    (address: string) => {
      const found = pages.find(({path, changes}) => path === address && changes.length === 0);
      return found && formatRef(found.file, []);
    },
    [pages],
  );
  /** Opens the comments about a reference, on its page. */
  const goTo = useCallback((ref: string) => {
    const {file} = segmentsOf(ref);
    dispatch({type: 'goTo', ref, page: isPage(file) ? addressOf(file) : undefined});
  }, []);
  /** Opens the next change that has not been shown. @returns whether there is one */
  const openUnseen = useCallback(() => {
    const unseen = items.find(({key}) => seen?.[key] === undefined);
    if (!unseen) return false;
    see(keysAt(items, unseen.ref));
    goTo(unseen.ref);
    return true;
  }, [items, seen, see, goTo]);

  const shown = useMemo(() => shownAt(page, state), [shownAt, page, state]);
  const onMessage = useFrameMessages({view, dispatch, paths, items, content, see, wholeAt, openUnseen});
  const named = side === 'field' ? opened : undefined;
  const rendered = useRenderedPage({frame, shown, changing: true, opened: named, onMessage});
  const {isDrawn, isFailed, step: stepInFrame} = rendered;
  useEffect(() => {
    if ((!isDrawn && !isFailed) || view.pending === undefined) return;
    dispatch({type: 'stepped'});
    // A page that failed has no highlights.
    if (isDrawn) stepInFrame(view.pending);
    else onMessage({kind: 'passed', by: view.pending});
  }, [isDrawn, isFailed, view.pending, stepInFrame, onMessage]);
  const whole = wholeAt(page);
  useEffect(() => {
    if (isDrawn && seen && whole !== undefined) see(keysAt(items, whole));
  }, [isDrawn, seen, see, items, whole]);

  return {
    view,
    isFailed,
    goTo,
    show: useCallback((to: string) => dispatch({type: 'show', page: to}), []),
    setState: (to: RenderState) => dispatch({type: 'setState', state: to}),
    toggleList: () => dispatch({type: 'toggleList'}),
    step: (by: Step) => {
      if (by !== 1 || !view.isThrough || !openUnseen()) dispatch({type: 'step', by});
    },
    open: (ref: string | undefined) => {
      see(keysAt(items, ref));
      dispatch({type: 'open', ref, isNarrow: isNarrow()});
    },
  };
}

interface MessageOptions extends Pick<NavigationOptions, 'items' | 'content' | 'see'> {
  view: ReturnType<typeof initialView>;
  dispatch: (action: Parameters<typeof reduceReviewView>[1]) => void;
  paths: readonly string[];
  wholeAt: (address: string) => string | undefined;
  openUnseen: () => boolean;
}

/** @returns what each message of the frame does */
function useFrameMessages({view, dispatch, paths, items, content, see, wholeAt, openUnseen}: MessageOptions) {
  return useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'escape') dispatch({type: 'select', isNarrow: isNarrow()});
      if (message.kind === 'passed') {
        const {by} = message;
        const isEnd = by === 1 && view.page === paths.at(-1);
        if ((by === 1 && (view.isThrough || isEnd) && openUnseen()) || view.passed >= paths.length) return;
        const page = pageAfter(paths, view.page, by);
        dispatch({type: 'pass', by, page, isEnd, whole: wholeAt(page), isNarrow: isNarrow()});
      }
      if (message.kind === 'stepped') {
        const reported = message.reported?.split(' ').map((id) => Number(id.slice(id.lastIndexOf('-') + 1)));
        const reportedItems = items.filter(({number = NaN}) => reported?.includes(number));
        see(reportedItems.map(({key}) => key));
        dispatch({type: 'select', ref: reportedItems[0]?.ref ?? message.places[0], isNarrow: isNarrow()});
      }
      if (message.kind === 'pointed' && content) {
        const position = positionOfClick(message, content);
        // Deleted content has only its earlier reference.
        const [first] = [...(message.own ?? []), ...message.places];
        const ref = (position && refOfPosition(position, content)) ?? first;
        if (ref !== undefined) dispatch({type: 'goTo', ref});
      }
    },
    [view, dispatch, paths, items, content, see, wholeAt, openUnseen],
  );
}
