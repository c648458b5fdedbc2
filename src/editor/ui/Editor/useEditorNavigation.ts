import {useCallback, useReducer} from 'react';
import {changedFiles} from '../../../cms/edit';
import {addressOf, isPage, readSource} from '../../../cms/parse';
import {type ContentPosition, refOfPosition} from '../../../cms/source-map/content-ref';
import {HOME} from '../../../shared/addresses';
import type {FrameMessage} from '../../protocol/frame-messages';
import {lazyWithRetry} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import {textsOf, type DraftStore} from '../../state/draft-store';
import {INITIAL_VIEW, reduceEditorView, type EditorView} from '../../state/editor-view';
import {isNamedAfterStep, nextPosition} from '../../state/positions';
import {positionOfClick} from '../../state/click-position';
import {siteDefinition} from '../../../site/site-definition';
import type {ProposalsState} from '../hooks/useProposals';
import type {EditablePages} from '../hooks/useDraft';
import {fieldLabel} from '../hooks/useEditor';
import {isNarrow, useRenderedPage, type PreviewFrame} from '../hooks/useFrame';
import {useShownVersion} from '../hooks/useShown';

const loadThreadRefs = lazyWithRetry(() => import('../../state/thread-refs'));

type Click = Pick<EditorView, 'leadsTo' | 'pressed'>;

interface NavigationOptions {
  work: EditablePages;
  frame: PreviewFrame;
  /** The page that the person has chosen; it may be deleted meanwhile, or its creation undone. */
  chosen: string;
  setPage: (page: string) => void;
}

/** Leads a person from the page to its fields and back, and knows what is open. */
export function useEditorNavigation({work, frame, chosen, setPage}: NavigationOptions) {
  const {checked, texts} = work;
  const [view, dispatch] = useReducer(reduceEditorView, INITIAL_VIEW);
  const isKnown = useCallback((path: string) => [...texts.keys()].some((file) => addressOf(file) === path), [texts]);
  const page = isKnown(chosen) ? chosen : HOME;
  const open = useCallback((ref: ContentPosition | undefined, focus?: string, click?: Click) => {
    dispatch({type: 'open', ref, focus, ...click, isNarrow: isNarrow()});
  }, []);
  /** Opens a reference on its page. */
  const goTo = (ref: ContentPosition) => {
    if (isPage(ref.file)) setPage(addressOf(ref.file));
    open(ref);
  };
  const content = checked?.content;
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'go') {
        const path = message.to.split(/[?#]/)[0] ?? message.to;
        // A path with a file extension is a download, and an address without a leading slash is another website.
        const isOutside = !path.startsWith('/') || /\.\w+$/.test(path);
        const text = isOutside ? messages.bar.outside(path) : messages.bar.gone;
        if (isKnown(path)) setPage(path);
        else dispatch({type: 'follow', from: page, text});
      }
      if (message.kind === 'escape') open(undefined);
      const found = message.kind === 'pointed' && content ? positionOfClick(message, content) : undefined;
      if (message.kind === 'pointed' && found)
        open(found, undefined, {
          leadsTo: message.to !== undefined && isKnown(message.to) ? message.to : undefined,
          pressed: message.text === undefined ? undefined : {text: message.text, position: message.position ?? 0},
        });
    },
    [content, open, isKnown, setPage, page],
  );
  const {shown, looked, lookBack} = useShownVersion(work, page, setPage);
  const outlined = view.focused ?? view.opened;
  const named = outlined && content && refOfPosition(outlined, content);
  const {path: drawn, isFailed} = useRenderedPage({frame, shown, changing: view.isChanging, opened: named, onMessage});
  return {
    ...{view, dispatch, page, open, goTo, looked, lookBack},
    isShown: shown !== undefined,
    isFailed,
    missing: missingOn(work, page, shown !== undefined || drawn === page),
    pointAt: useCallback((ref: ContentPosition) => dispatch({type: 'focus', ref}), []),
  };
}

/** Returns the problems that keep a page from being shown. A page with problems keeps its last rendering; a new page has none. */
const missingOn = ({checked}: EditablePages, page: string, isDrawn: boolean) =>
  isDrawn ? [] : (checked?.diagnostics ?? []).filter(({file}) => addressOf(file) === page);

type Navigation = ReturnType<typeof useEditorNavigation>;

/** @returns functions that undo and redo a step, and open its page and field, so that the person sees it */
export function useUndo(work: EditablePages, {view, dispatch, goTo}: Navigation, step: DraftStore['step']) {
  const show = (type: 'undo' | 'redo') => {
    const {at, draft} = step(type);
    if (!at || draft === work.draft) return;
    // An open text shows the change itself.
    const isInText = at.line !== undefined && view.opened?.line !== undefined && view.opened.file === at.file;
    if (!isInText) goTo(at);
    const say = type === 'undo' ? messages.bar.undone : messages.bar.redone;
    const text = textsOf(work.base.texts, changedFiles(draft)).get(at.file);
    const after = text === undefined ? undefined : readSource(siteDefinition, at.file, new TextEncoder().encode(text));
    const data = [work.sourceOf(at.file)?.parsed?.data, after?.parsed?.data] as const;
    const isNamedAfter = data[0] === undefined || isNamedAfterStep(type, at.path, ...data);
    const sourceOf = (file: string) => (file === at.file && isNamedAfter ? after : work.sourceOf(file));
    dispatch({type: 'undone', draft, text: say(fieldLabel(at, {...work, sourceOf}))});
  };
  return {undo: () => show('undo'), redo: () => show('redo')};
}

/** @returns functions that open the next of several references, and the next comment without a reply */
export function useNext(work: EditablePages, {view, goTo, open}: Navigation, waiting: ProposalsState) {
  const openNext = (refs: readonly ContentPosition[]) => {
    const next = nextPosition(refs, view.opened);
    if (next) goTo(next);
    else open(undefined);
  };
  /** Comments without a field open in the review. */
  const openComment = async () => {
    const {checked} = work;
    const refs = checked ? (await loadThreadRefs()).positionsOfThreads(waiting.comments, checked.content) : [];
    if (refs.length === 0) waiting.lookAtSent();
    else openNext(refs);
  };
  return {openNext, openComment: () => void openComment()};
}
