import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import type {GitHubError} from '../../github';
import type {FrameMessage} from '../../frame-messages';
import type {Step} from '../../protocol';
import {changedPaths, reviewItems} from '../../state/review-items';
import {positionOfClick} from '../../state/positions';
import {
  type ContentPosition,
  refOfPosition,
  formatRef,
  resolveSegments,
  segmentsOf,
} from '../../../cms/source-map/content-ref';
import {HOME} from '../../../shared/addresses';
import {reviewMessages} from '../../messages/review';
import {EditorContext, fieldLabel, type Editor} from '../useEditor';
import {isNarrow, useRenderedPage} from '../useFrame';
import styles from '../Editor/styles.module.css';
import Bar from './Bar';
import DecisionDialog from './DecisionDialog';
import Overview from './Overview';
import CommentPanel from './CommentPanel';
import {useRenderRequests, type RenderState} from './useRenderRequests';
import {usePendingComments} from './usePendingComments';
import {ReviewContext, type LoadedProposal, type ReviewProps} from './useReview';

const nothing = () => undefined;

interface ReviewWorkspaceProps extends ReviewProps, LoadedProposal {
  /** A message for the beginning of the review. */
  notice?: string;
  /** Loads the proposal again if it has changed in the meantime, and says so. */
  refresh: (failure: GitHubError) => void;
}

/** The review: changes and comments at the side, the page in one of its states next to them, and the decision. */
export default function ReviewWorkspace(props: ReviewWorkspaceProps): ReactNode {
  const {connection, owner, proposal, frame, now: newest, notice, onError} = props;
  const {work, pages, sentences, refsDrawn, shownAt} = useRenderRequests(props);
  const {checked} = work;
  const items = useMemo(
    () => reviewItems(pages, sentences, (file) => newest.files.get(file)?.sha),
    [pages, sentences, newest],
  );
  const reviewed = {number: proposal.number, commit: newest.commit, content: checked?.content, items};
  const remarks = usePendingComments({connection, owner, onError, ...reviewed});
  const {seen, see} = remarks;
  /** @returns the file of a new or deleted page, which counts as one change */
  const wholeAt = useCallback(
    (address: string) => pages.find(({path, changes}) => path === address && changes.length === 0)?.file,
    [pages],
  );
  const paths = useMemo(() => changedPaths(pages), [pages]);
  const [page, setPage] = useState(paths[0] ?? HOME);
  const [state, setState] = useState<RenderState>('marked');
  const [side, setSide] = useState<'pages' | 'field' | undefined>('pages');
  const [spot, setSpot] = useState<string>();
  const [isDeciding, setDeciding] = useState(false);
  const aside = useRef<HTMLElement>(null);
  // An opened reference is scrolled to its heading, even if the list was scrolled.
  useEffect(() => {
    aside.current?.scrollTo(0, 0);
  }, [side, spot]);
  /** Whether the person has stepped through all pages. After that, each step opens a change that is not visible. */
  const isThrough = useRef(false);
  /** The step to continue on the next page, and the number of pages without highlights so far. */
  const going = useRef<{by?: Step; passed: number}>({passed: 0});
  const step = useRef<(by: Step) => void>(nothing);
  /** Opens the next change that has not been shown. @returns whether there is one */
  const openUnseen = useRef<() => boolean>(() => false);

  const shown = useMemo(() => shownAt(page, state), [shownAt, page, state]);
  /** Opens a reference at the side; on a phone, it replaces the list. */
  const stand = useCallback((named: string | undefined) => {
    setSpot(named);
    setSide((now) => (now === 'pages' && isNarrow() ? undefined : now));
  }, []);
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.kind === 'escape') setSpot(undefined);
      if (message.kind === 'passed') {
        const {by} = message;
        const passed = going.current.passed + 1;
        isThrough.current ||= by === 1 && page === paths.at(-1);
        if ((by === 1 && openUnseen.current()) || passed > paths.length) return;
        const next = paths[(paths.indexOf(page) + by + paths.length) % paths.length] ?? HOME;
        going.current = {by: next === page ? undefined : by, passed};
        if (next === page) step.current(by);
        const entire = wholeAt(next);
        if (entire !== undefined) stand(formatRef(entire, []));
        setPage(next);
      }
      if (message.kind === 'stepped') {
        const reported = message.reported?.split(' ').map((id) => Number(id.slice(id.lastIndexOf('-') + 1)));
        const reportedItems = items.filter(({number = NaN}) => reported?.includes(number));
        see(reportedItems.map(({key}) => key));
        stand(reportedItems[0]?.ref ?? message.places[0]);
      }
      if (message.kind !== 'pointed' || !checked) return;
      const contentRef = positionOfClick(message, checked.content);
      const named = contentRef && refOfPosition(contentRef, checked.content);
      const [first] = [...(message.own ?? []), ...message.places];
      // Deleted content has only its earlier reference.
      setSpot(named ?? first);
      setSide('field');
    },
    [checked, page, paths, items, see, wholeAt, stand],
  );
  const drawn = useRenderedPage({frame, shown, changing: true, opened: side === 'field' ? spot : undefined, onMessage});
  const {count, step: stepInFrame} = drawn;
  const whole = wholeAt(page);
  useEffect(() => {
    step.current = stepInFrame;
    const {by, passed} = going.current;
    going.current = {passed};
    if (by !== undefined && count > 0 && whole === undefined) stepInFrame(by);
  }, [count, stepInFrame, whole]);
  useEffect(() => {
    if (seen && whole !== undefined && drawn.path === page)
      see(items.flatMap(({ref, key}) => (ref === formatRef(whole, []) ? [key] : [])));
  }, [seen, see, items, whole, drawn.path, page]);

  useEffect(() => {
    openUnseen.current = () => {
      const unseen = isThrough.current && items.find(({key}) => seen?.[key] === undefined);
      if (!unseen) return false;
      see(items.flatMap(({ref, key}) => (ref === unseen.ref ? [key] : [])));
      goTo(unseen.ref);
      return true;
    };
  });
  const go = (by: Step) => {
    if (by === 1 && openUnseen.current()) return;
    going.current = {by: state === 'marked' ? undefined : by, passed: 0};
    if (state === 'marked') stepInFrame(by);
    else setState('marked');
  };
  const open = (contentRef: ContentPosition | undefined) => {
    const named = contentRef && checked && refOfPosition(contentRef, checked.content);
    see(items.flatMap(({ref, key}) => (ref === named ? [key] : [])));
    setSpot(named);
    setSide(contentRef ? 'field' : isNarrow() ? undefined : 'pages');
  };
  const contentRef = spot === undefined ? undefined : refNamed(spot);
  function refNamed(named: string): ContentPosition | undefined {
    const {file, names} = segmentsOf(named);
    return checked && resolveSegments(file, names, checked.content);
  }
  /** Opens the comments about a reference, on its page. */
  const goTo = (named: string) => {
    const {file} = segmentsOf(named);
    if (isPage(file)) setPage(addressOf(file));
    setSpot(named);
    setSide('field');
  };
  const editor: Editor = {
    ...work,
    connection,
    onError,
    page,
    show: setPage,
    contentRef,
    open,
    edit: nothing,
    put: nothing,
    dispatch: nothing,
    phase: {is: 'idle'},
    setTyping: nothing,
    pointAt: nothing,
    isTried: true,
  };
  /** The comment in `/edit?proposal=12#remark-3`, which opens when it has loaded. */
  const asked = useRef(Number(/^#remark-(\d+)$/.exec(window.location.hash)?.[1]));
  useEffect(() => {
    const found = checked && remarks.conversation?.threads.find(({id}) => id === asked.current);
    if (found?.place === undefined) return;
    asked.current = NaN;
    goTo(found.place);
  }, [checked, remarks.conversation]);
  const nameAt = (named: string) => {
    const found = refNamed(named);
    return found && fieldLabel(found, work);
  };
  const isOpen = !['published', 'withdrawn'].includes(remarks.progress?.stage ?? '');
  const fate = pages.find(({path}) => path === page)?.kind;
  const message = fate === 'added' ? reviewMessages.isNew : fate === 'removed' ? reviewMessages.isGone : undefined;
  const review = {...props, pages, sentences, items, refsDrawn, isOpen, remarks, goTo, nameAt, commit: newest.commit};
  const isOwn = proposal.by === owner.account;
  const kept = remarks.remarks.length;
  return (
    <EditorContext value={editor}>
      <ReviewContext value={review}>
        <div className={styles.editor} data-side={side}>
          <Bar
            {...{state, setState}}
            count={items.filter(({key}) => seen?.[key] !== undefined).length}
            all={items.length}
            step={go}
            message={notice ?? message}
            title={proposal.title}
            isListed={side === 'pages'}
            toggleList={() => setSide((open) => (open === 'pages' ? undefined : 'pages'))}
            decision={isOwn ? reviewMessages.decide.ownButton(kept) : reviewMessages.decide.button(kept)}
            decide={props.isWriter && isOpen && (!isOwn || kept > 0) ? () => setDeciding(true) : undefined}
          />
          <aside ref={aside} className={styles.side} aria-label={reviewMessages.heading}>
            {side === 'field' && spot !== undefined ? <CommentPanel key={spot} spot={spot} /> : <Overview />}
          </aside>
          {isDeciding && <DecisionDialog close={() => setDeciding(false)} />}
        </div>
      </ReviewContext>
    </EditorContext>
  );
}
