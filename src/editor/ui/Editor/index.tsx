import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {addressOf, isPage} from '../../../cms/parse';
import {HOME} from '../../../shared/addresses';
import type {Connection, OnError} from '../../github';
import type {Draft} from '../../../cms/edit';
import type {FrameMessage} from '../../frame-messages';
import {entryOfPage, isAt, positionOfClick} from '../../state/positions';
import type {DraftStore} from '../../state/draft-store';
import {type ContentPosition, refOfPosition} from '../../../cms/source-map/content-ref';
import {lazyComponent, lazyWithRetry} from '../../lazy-with-retry';
import {messages} from '../../messages';
import PageList from '../PageList';
import type {Send} from '../SubmitDialog';
import {EditorContext, fieldLabel, type Editor as EditorValue} from '../useEditor';
import type {ProposalsState as Proposals} from '../App/useProposals';
import {isNarrow, useRenderedPage, type PreviewFrame} from '../useFrame';
import {useShownVersion} from '../useShown';
import type {EditablePages} from '../useDraft';
import Bar from './Bar';
import styles from './styles.module.css';

interface Props {
  work: EditablePages;
  take: DraftStore['step'];
  frame: PreviewFrame;
  connection: Connection;
  send: Send;
  page: string;
  setPage: (page: string) => void;
  onError: OnError;
  /** Checks the status of the proposal before changes are sent to it. */
  beforeSending: () => void;
  /** Takes the draft from the tab that has it. */
  takeOver: () => void;
  /** The time at which the restored draft was stored. */
  keptAt?: Date;
  signOut: () => void;
  waiting: Proposals;
  children?: ReactNode;
}

/** Returns whether a finding prevents a page from rendering: it is in its file, or in the entry of a generated page. */
const preventsRendering = ({file, path}: Diagnostic, page: string, entry?: ContentPosition): boolean =>
  addressOf(file) === page || (entry?.file === file && (entry.path ?? []).every((key, index) => path?.[index] === key));

/** Loads when somebody wants to send, with the code that compares texts. */
const SubmitDialog = lazyComponent(async () => (await import('../SubmitDialog')).default);
const Panel = lazyComponent(async () => (await import('../Panel')).default);
const RevisionView = lazyComponent(async () => (await import('../History')).RevisionView);
const MissingFields = lazyComponent(async () => (await import('../Diagnostics')).MissingFields);

const DraftElsewhere = lazyComponent(async () => (await import('../DraftElsewhere')).default);

const loadThreadRefs = lazyWithRetry(() => import('../../state/thread-refs'));

/** The editor: the list of pages or the open field at the side, and the rendered page beside it. */
export default function Editor(props: Props): ReactNode {
  const {work, take, frame, send, keptAt, signOut, beforeSending, takeOver, children} = props;
  const {page: chosen, setPage, waiting, connection, onError} = props;
  const {checked, failure, sizes, texts, phase} = work;
  const isElsewhere = phase.is === 'following';
  const [{contentRef, count, focus}, setPlace] = useState<{
    contentRef?: ContentPosition;
    count: number;
    focus?: string;
  }>({
    count: 0,
  });
  const [changing, setChanging] = useState(true);
  const [isPhone, setPhone] = useState(false);
  const [side, setSide] = useState<'pages' | 'field' | undefined>('pages');
  const [reviewing, setReviewing] = useState(false);
  const [typing, setTyping] = useTyping();
  /** The focused field within the open panel, or the one that a message is about. */
  const [within, setWithin] = useState<ContentPosition>();
  const pointAt = useCallback((now: ContentPosition) => setWithin((before) => (isAt(before, now) ? before : now)), []);
  /** The page to which the clicked link leads. */
  const [leadsTo, setLeads] = useState<string>();
  const [isTried, setTried] = useState(false);
  /** The page with a clicked link that leads elsewhere, and the message about it. */
  const [followed, setFollowed] = useState<{from: string; text: string}>();
  const [undone, setTaken] = useState<{draft: Draft; text: string}>();
  const aside = useRef<HTMLElement>(null);
  const isKnown = useCallback(
    (path: string) =>
      [...texts.keys()].some((file) => addressOf(file) === path) ||
      // Generated pages are known after the first lint.
      (checked === undefined ? path === chosen : entryOfPage(path, checked.content.sources) !== undefined),
    [texts, checked, chosen],
  );
  // The open page may be deleted, or its creation undone.
  const page = isKnown(chosen) ? chosen : HOME;
  const opened = contentRef && sizes.has(contentRef.file) ? contentRef : undefined;
  const {shown, looked, lookBack} = useShownVersion(work, page, setPage);
  const open = useCallback(
    (to: ContentPosition | undefined, focus?: string) => {
      setPlace((before) => ({contentRef: to, count: before.count + 1, focus}));
      setTyping(undefined);
      setWithin(undefined);
      setLeads(undefined);
      // The new content starts at the top, and then scrolls to its field or page.
      if (to) aside.current?.scrollTo(0, 0);
      setSide(to ? 'field' : isNarrow() ? undefined : 'pages');
    },
    [setTyping],
  );
  /** Opens the page and the field of an undo, so that the person sees it. */
  const show = ({at: changed, draft}: ReturnType<typeof take>, say: (what: string) => string) => {
    if (!changed || draft === work.draft) return;
    if (isPage(changed.file)) setPage(addressOf(changed.file));
    open(changed);
    setTaken({draft, text: say(fieldLabel(changed, work))});
  };
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'go') {
        const path = message.to.split(/[?#]/)[0] ?? message.to;
        // A path with a file extension is a download, and an address without a leading slash is another website.
        const isOutside = !path.startsWith('/') || /\.\w+$/.test(path);
        if (isKnown(path)) setPage(path);
        else setFollowed({from: page, text: isOutside ? messages.bar.outside(path) : messages.bar.gone});
      }
      if (message.kind === 'escape') open(undefined);
      if (message.kind !== 'pointed' || !checked) return;
      const found = positionOfClick(message, checked.content);
      if (!found) return;
      open(found);
      setLeads(message.to !== undefined && isKnown(message.to) ? message.to : undefined);
    },
    [checked, open, isKnown, setPage, page],
  );
  const outlined = within ?? opened;
  const named = outlined && checked && refOfPosition(outlined, checked.content);
  const {path: drawn} = useRenderedPage({frame, shown, changing, opened: named, onMessage});
  // A page with problems keeps its last rendering; a new page has none.
  const entry = checked && entryOfPage(page, checked.content.sources);
  const missing =
    shown || drawn === page
      ? []
      : (checked?.diagnostics ?? []).filter((diagnostic) => preventsRendering(diagnostic, page, entry));
  const isUndrawn = checked !== undefined && !shown && missing.length === 0 && drawn !== page && entry !== undefined;
  const note = isUndrawn ? messages.bar.gone : followed?.from === page ? followed.text : undefined;
  /** Opens the next of several references on its page, after the open one. */
  const openNext = (refs: readonly ContentPosition[]) => {
    const next = refs[(refs.findIndex((ref) => isAt(ref, contentRef)) + 1) % refs.length];
    if (next && isPage(next.file)) setPage(addressOf(next.file));
    open(next);
  };
  /** Opens the next comment without a reply at its field; comments without a field open in the review. */
  const openRemark = async () => {
    const refs = checked ? (await loadThreadRefs()).positionsOfThreads(waiting.remarks, checked.content) : [];
    if (refs.length === 0) waiting.lookAtSent();
    else openNext(refs);
  };
  const editor: EditorValue = {
    ...work,
    connection,
    onError,
    conversation: waiting.said,
    openPullRequests: waiting,
    page,
    show: setPage,
    contentRef,
    open,
    pointAt,
    lookBack,
    typing,
    setTyping,
    isTried,
  };
  return (
    <EditorContext value={editor}>
      <div
        className={styles.editor}
        data-side={isElsewhere ? 'pages' : side}
        data-phone={isPhone || undefined}
        data-waiting={missing.length > 0 || undefined}
        onKeyDown={({key, defaultPrevented, target}) => {
          // In a dialog, the key only closes the dialog.
          const isInDialog = target instanceof Element && target.closest('dialog') !== null;
          if (key === 'Escape' && !defaultPrevented && !isInDialog) open(undefined);
        }}
        role="presentation">
        <Bar
          {...{changing, setChanging, isPhone, setPhone}}
          remarks={waiting.remarks.length}
          openRemark={() => void openRemark()}
          openNext={openNext}
          undo={() => show(take('undo'), messages.bar.undone)}
          redo={() => show(take('redo'), messages.bar.redone)}
          taken={undone?.draft === work.draft ? undone.text : note}
          togglePages={() => setSide((now) => (now === 'pages' ? undefined : 'pages'))}
          review={() => {
            setReviewing(true);
            setTried(true);
            beforeSending();
          }}
        />
        <aside ref={aside} className={styles.side} aria-label={messages.panel.heading}>
          {isElsewhere ? (
            <DraftElsewhere isRefused={phase.isRefused} takeOver={takeOver} />
          ) : looked ? (
            <RevisionView {...looked} isDrawn={looked.checked === undefined || shown !== undefined} />
          ) : side === 'field' && opened ? (
            <Panel key={count} contentRef={opened} focus={focus} leadsTo={leadsTo === page ? undefined : leadsTo} />
          ) : (
            // The list appears after the first lint, which knows the order of the menu, so that no page moves later.
            side === 'pages' &&
            (checked ?? failure) && (
              <PageList {...{keptAt, signOut}} proposals={waiting.proposals} review={waiting.review} />
            )
          )}
        </aside>
        {missing.length > 0 && (
          <main>
            <h1 className="srOnly">{messages.pageFrame}</h1>
            <MissingFields diagnostics={missing} />
          </main>
        )}
        {reviewing && !isElsewhere && <SubmitDialog onClose={() => setReviewing(false)} send={send} />}
        {children}
      </div>
    </EditorContext>
  );
}

/**
 * Tracks the field in which the person types. A click on a button leaves the field first, and findings that appear then
 * would move the button. Therefore the field counts as left only after the click.
 */
function useTyping(): [typing: ContentPosition | undefined, setTyping: (now: ContentPosition | undefined) => void] {
  const [typing, setField] = useState<ContentPosition>();
  const press = useRef({isDown: false, hasLeft: false});
  const setTyping = useCallback((now: ContentPosition | undefined) => {
    const {isDown} = press.current;
    press.current.hasLeft = isDown && now === undefined;
    if (!press.current.hasLeft) setField((before) => (isAt(before, now) ? before : now));
  }, []);
  useEffect(() => {
    const listeners = new AbortController();
    const options = {capture: true, signal: listeners.signal};
    const down = () => (press.current.isDown = true);
    // The click event follows immediately.
    const up = () =>
      setTimeout(() => {
        const {hasLeft} = press.current;
        press.current = {isDown: false, hasLeft: false};
        if (hasLeft) setTyping(undefined);
      });
    window.addEventListener('mousedown', down, options);
    window.addEventListener('mouseup', up, options);
    return () => listeners.abort();
  }, [setTyping]);
  return [typing, setTyping];
}
