import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import type {GitHubError} from '../../github';
import {reviewItems} from '../../state/review-items';
import {type ContentPosition, refOfPosition, resolveSegments, segmentsOf} from '../../../cms/source-map/content-ref';
import {messages} from '../../messages';
import {reviewMessages} from '../../messages/review';
import Boundary from '../Boundary';
import {EditorContext, fieldLabel, type Editor} from '../hooks/useEditor';
import type {LintedPages} from '../hooks/useDraft';
import {useFocusAfterRemoval} from '../hooks/useFocusAfterRemoval';
import {isNarrow, type PreviewFrame} from '../hooks/useFrame';
import {MissingFields} from '../Diagnostics';
import Dialog from '../Dialog';
import styles from '../Editor/styles.module.css';
import Bar from './Bar';
import DecisionDialog from './DecisionDialog';
import Overview from './Overview';
import CommentPanel from './CommentPanel';
import {useRenderRequests} from './useRenderRequests';
import {usePendingComments, type PendingComments} from './usePendingComments';
import {ReviewContext, type LoadedProposal, type ReviewProps} from './useReview';
import {useReviewNavigation} from './useReviewNavigation';

const nothing = () => undefined;

/** A proposal cannot be edited while it is reviewed. */
const UNCHANGEABLE = {
  ...{edit: nothing, put: nothing, dispatch: nothing, undo: nothing, redo: nothing},
  ...{
    contentOf: nothing,
    latestTexts: () => new Map<string, string>(),
    subscribe: () => nothing,
    setTyping: nothing,
    pointAt: nothing,
    isTried: true,
  },
  phase: {is: 'idle'},
} satisfies Partial<Editor>;

interface ReviewWorkspaceProps extends ReviewProps, LoadedProposal {
  /** A message for the beginning of the review. */
  notice?: string;
  /** Loads the proposal again if it has changed in the meantime, and says so. */
  refresh: (failure: GitHubError) => void;
  loadNewest: () => void;
}

/** The review: changes and comments at the side, the page in one of its states next to them, and the decision. */
export default function ReviewWorkspace(props: ReviewWorkspaceProps): ReactNode {
  const {connection, owner, proposal, frame, now: newest, onError} = props;
  const {work, pages, sentences, refsDrawn, shownAt, problemsAt} = useRenderRequests(props);
  const content = work.checked?.content;
  const items = useMemo(
    () => reviewItems(pages, sentences, (file) => newest.files.get(file)?.sha),
    [pages, sentences, newest],
  );
  const reviewed = {number: proposal.number, commit: newest.commit, content, items};
  const pending = usePendingComments({connection, owner, onError, ...reviewed});
  const {seen, see} = pending;
  const navigation = useReviewNavigation({frame, pages, items, refsDrawn, content, shownAt, seen, see});
  const {view, isFailed, others, goTo, show, open, ...bar} = navigation;
  useAskedComment(pending, goTo);
  const [isDeciding, setDeciding] = useState(false);
  const {page, side, opened} = view;
  const missing = view.state === 'before' ? [] : problemsAt(page);
  const positionOf = (ref: string) => positionIn(work, ref);
  const editor: Editor = {
    ...{...UNCHANGEABLE, ...work, connection, onError, page, show},
    contentRef: opened === undefined ? undefined : positionOf(opened),
    open: (position) => open(position && content && refOfPosition(position, content)),
  };
  const nameAt = (ref: string) => {
    const found = positionOf(ref);
    return found && fieldLabel(found, work);
  };
  const isOpen = !['published', 'withdrawn'].includes(pending.progress?.stage ?? '');
  const isOutdated = ![undefined, newest.commit].includes(pending.progress?.head);
  const review = {
    ...{...props, pages, sentences, items, refsDrawn, isOpen, pending, goTo, nameAt},
    ...{current: view.current?.ref, commit: newest.commit},
  };
  return (
    <EditorContext value={editor}>
      <ReviewContext value={review}>
        <div className={styles.editor} data-side={side} data-waiting={missing.length > 0 || undefined}>
          <Bar
            {...bar}
            state={view.state}
            count={items.filter(({key}) => seen?.[key] !== undefined).length}
            all={items.length}
            change={sentences.find(({number}) => number === view.current?.number)?.text}
            message={isFailed ? messages.fault.page : (messageAbout(page, pages) ?? alsoOn(others))}
            title={proposal.title}
            isListed={side === 'pages'}
            loadNewest={isOutdated ? props.loadNewest : undefined}
            {...decisionFor(review, () => setDeciding(true))}
          />
          <SidePanel opened={side === 'field' ? opened : undefined} frame={frame} back={() => editor.open(undefined)} />
          <NotShown diagnostics={missing} />
          {isDeciding && <DecisionDialog close={() => setDeciding(false)} />}
          <Notice text={props.notice} />
        </div>
      </ReviewContext>
    </EditorContext>
  );
}

/** Stands where the page would be, and lists the problems because of which it cannot be shown. */
const NotShown = ({diagnostics}: {diagnostics: readonly Diagnostic[]}): ReactNode =>
  diagnostics.length > 0 && (
    <main>
      <h1 className="srOnly">{messages.pageFrame}</h1>
      <MissingFields title={reviewMessages.cannotShow} diagnostics={diagnostics} />
    </main>
  );

/** Says why the proposal was loaded again, until the reviewer closes it. */
function Notice({text}: {text?: string}): ReactNode {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen || text === undefined) return null;
  return (
    <Dialog title={reviewMessages.hasChanged} onClose={() => setOpen(false)}>
      <p>{text}</p>
    </Dialog>
  );
}

function positionIn({checked}: LintedPages, ref: string): ContentPosition | undefined {
  const {file, names} = segmentsOf(ref);
  return checked && resolveSegments(file, names, checked.content);
}

/** @returns whether the page is new or will be removed, in words */
function messageAbout(page: string, pages: ReturnType<typeof useRenderRequests>['pages']): string | undefined {
  const kind = pages.find(({path}) => path === page)?.kind;
  return kind === 'added' ? reviewMessages.isNew : kind === 'removed' ? reviewMessages.isGone : undefined;
}

const alsoOn = (count: number) => (count === 0 ? undefined : reviewMessages.alsoOn(count));

/** @returns the button for the decision; an author can only send comments */
function decisionFor(
  {proposal, owner, pending, isWriter, isOpen}: ReviewProps & {pending: PendingComments; isOpen: boolean},
  decide: () => void,
) {
  const isOwn = proposal.by === owner.account;
  const count = pending.comments.length;
  const {ownButton, shortButton, button} = reviewMessages.decide;
  return {
    decision: isOwn ? ownButton(count) : isNarrow() ? shortButton(count) : button(count),
    decide: isWriter && isOpen && (!isOwn || count > 0) ? decide : undefined,
  };
}

/** Shows the comments about a reference, or the overview. */
function SidePanel({opened, frame, back}: {opened?: string; frame: PreviewFrame; back: () => void}): ReactNode {
  const aside = useRef<HTMLElement>(null);
  useFocusAfterRemoval(aside, frame.element);
  // An opened reference is scrolled to its heading, even if the list was scrolled.
  useEffect(() => {
    aside.current?.scrollTo(0, 0);
  }, [opened]);
  return (
    <aside ref={aside} className={styles.side} aria-label={reviewMessages.heading} tabIndex={-1}>
      <Boundary key={opened} help={messages.fault.part} action={{label: messages.close, run: back}}>
        {opened === undefined ? <Overview /> : <CommentPanel spot={opened} />}
      </Boundary>
    </aside>
  );
}

/** Opens the comment in `/edit?proposal=12#remark-3` once it has loaded. */
function useAskedComment({conversation}: PendingComments, goTo: (ref: string) => void): void {
  const [asked] = useState(() => Number(/^#remark-(\d+)$/.exec(window.location.hash)?.[1]));
  const wasOpened = useRef(false);
  const place = conversation?.threads.find(({id}) => id === asked)?.place;
  useEffect(() => {
    if (place === undefined || wasOpened.current) return;
    wasOpened.current = true;
    goTo(place);
  }, [place, goTo]);
}
