import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {addressOf, isPage} from '../../../cms/parse';
import type {GitHubError} from '../../github';
import type {FromFrame, Step} from '../../protocol';
import {changedPaths} from '../../state/page-changes';
import {labelOfRef, refOfNames, pointedAt, type ContentRef} from '../../state/refs';
import {segmentsOf} from '../../../cms/source-map/content-ref';
import {HOME} from '../../../shared/addresses';
import {reviewMessages} from '../../messages/review';
import {EditorContext, labelOf, type Editor} from '../useEditor';
import {useRendered} from '../useFrame';
import styles from '../Editor/styles.module.css';
import Bar from './Bar';
import Decide from './Decide';
import Overview from './Overview';
import type {TypedRemark} from './CommentForm';
import RemarkPanel from './RemarkPanel';
import {useRenderRequests, type State} from './useRenderRequests';
import type {Loaded} from './useProposal';
import {useRemarks} from './useRemarks';
import type {Props} from './props';

const nothing = () => undefined;

interface DesktopProps extends Props, Loaded {
  /** What a reviewer has to know at the beginning. */
  notice?: string;
  /** Fetches the proposal again where it has changed meanwhile, and says so. */
  refresh: (failure: GitHubError) => void;
}

/** The review itself: what was changed and said at the side, the page in its states beside it, the decision. */
export default function Desktop(props: DesktopProps): ReactNode {
  const {connection, owner, proposal, frame, now: newest, notice, onError} = props;
  const {work, pages, shownAt} = useRenderRequests(props);
  const {checked} = work;
  const reviewed = {number: proposal.number, commit: newest.commit, content: checked?.content};
  const remarks = useRemarks({connection, owner, onError, ...reviewed});
  const paths = useMemo(() => changedPaths(pages), [pages]);
  const [page, setPage] = useState(paths[0] ?? HOME);
  const [state, setState] = useState<State>('marked');
  const [side, setSide] = useState<'pages' | 'field' | undefined>('pages');
  const [spot, setSpot] = useState<string>();
  const [isDeciding, setDeciding] = useState(false);
  /** What is typed about each place and not kept yet. */
  const [typing] = useState(() => new Map<string, TypedRemark>());
  /** The step that is made once the next page is there, and how many pages have shown no mark on the way. */
  const going = useRef<{by?: Step; passed: number}>({passed: 0});
  const step = useRef<(by: Step) => void>(nothing);

  const shown = useMemo(() => shownAt(page, state), [shownAt, page, state]);
  const onMessage = useCallback(
    (message: FromFrame) => {
      if (message.kind === 'escape') setSpot(undefined);
      if (message.kind === 'passed') {
        const {by} = message;
        const passed = going.current.passed + 1;
        if (passed > paths.length) return;
        const next = paths[(paths.indexOf(page) + by + paths.length) % paths.length] ?? HOME;
        going.current = {by: next === page ? undefined : by, passed};
        if (next === page) step.current(by);
        setPage(next);
      }
      if (message.kind !== 'pointed' || !checked) return;
      const contentRef = pointedAt(message, checked.content);
      const named = contentRef && labelOfRef(contentRef, checked.content);
      const [first] = [...(message.own ?? []), ...message.places];
      // What is gone has the name alone that it had.
      setSpot(named ?? first);
      setSide('field');
    },
    [checked, page, paths],
  );
  const drawn = useRendered({frame, shown, changing: true, opened: spot, onMessage});
  const {count, step: stepInFrame} = drawn;
  useEffect(() => {
    step.current = stepInFrame;
    const {by, passed} = going.current;
    going.current = {passed};
    if (by !== undefined && count > 0) stepInFrame(by);
  }, [count, stepInFrame]);

  const go = (by: Step) => {
    going.current = {by: state === 'marked' ? undefined : by, passed: 0};
    if (state === 'marked') stepInFrame(by);
    else setState('marked');
  };
  const open = (contentRef: ContentRef | undefined) => {
    setSpot(contentRef && checked && labelOfRef(contentRef, checked.content));
    setSide(contentRef ? 'field' : 'pages');
  };
  const contentRef = spot === undefined ? undefined : refNamed(spot);
  function refNamed(named: string): ContentRef | undefined {
    const {file, names} = segmentsOf(named);
    return checked && refOfNames(file, names, checked.content);
  }
  /** Opens what was said at a place, with its page. */
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
    setTyping: nothing,
    pointAt: nothing,
    isTried: true,
  };
  /** `/edit?proposal=12#remark-3` leads to the place of a remark, once that is here. */
  const asked = useRef(Number(/^#remark-(\d+)$/.exec(window.location.hash)?.[1]));
  useEffect(() => {
    const found = checked && remarks.conversation?.threads.find(({id}) => id === asked.current);
    if (found?.place === undefined) return;
    asked.current = NaN;
    goTo(found.place);
  }, [checked, remarks.conversation]);
  const nameAt = (named: string) => {
    const found = refNamed(named);
    return found && labelOf(found, work);
  };
  const fate = pages.find(({path}) => path === page)?.kind;
  const message = fate === 'added' ? reviewMessages.isNew : fate === 'removed' ? reviewMessages.isGone : undefined;
  const isOwn = proposal.by === owner.account;
  const kept = remarks.remarks.length;
  return (
    <EditorContext value={editor}>
      <div className={styles.editor} data-side={side}>
        <Bar
          {...{state, setState}}
          step={go}
          message={notice ?? message}
          title={proposal.title}
          togglePages={() => setSide((open) => (open === 'pages' ? undefined : 'pages'))}
          decision={isOwn ? reviewMessages.decide.ownButton(kept) : reviewMessages.decide.button(kept)}
          decide={props.isWriter && (!isOwn || kept > 0) ? () => setDeciding(true) : undefined}
        />
        <aside className={styles.side} aria-label={reviewMessages.heading}>
          {side === 'field' && spot !== undefined ? (
            <RemarkPanel
              key={spot}
              {...{spot, contentRef, pages, remarks, typing}}
              number={proposal.number}
              isWriter={props.isWriter}
              onClose={() => open(undefined)}
            />
          ) : (
            <Overview {...props} {...{pages, remarks, goTo, nameAt}} commit={newest.commit} />
          )}
        </aside>
        {isDeciding && <Decide {...props} remarks={remarks} onClose={() => setDeciding(false)} />}
      </div>
    </EditorContext>
  );
}
