import {type ReactNode, useState} from 'react';
import {createPortal} from 'react-dom';
import {
  type OpenPullRequest,
  pullRequestsAt,
  pullRequestsOn,
  pullRequestsOnLines,
  overlaps,
} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor, pageNameOf, fieldLabel} from '../hooks/useEditor';
import styles from './styles.module.css';
import {type ContentPosition, resolveRef, segmentsOf} from '../../../cms/source-map/content-ref';
import {valueAt} from '../../../cms/lint';
import {addressOf, type Versions} from '../../../cms/parse';
import type {PageChange} from '../../../cms/report';
import Dialog from '../Dialog';
import Proposals from '../PageList/Proposals';

interface NoteProps {
  id?: string;
  openPullRequests: readonly OpenPullRequest[];
  what: Parameters<typeof pullRequestMessages.changes>[0];
}

/** Shows a sentence for each proposal, with a link to its review. */
function NoticeBox({id, openPullRequests, what}: NoteProps): ReactNode {
  const {openPullRequests: waiting} = useEditor();
  if (!waiting || openPullRequests.length === 0) return null;
  return (
    <div id={id} className={styles.note} data-note>
      {openPullRequests.map(({proposal, isOwn}) => (
        <p key={proposal.number}>
          {pullRequestMessages.changes(what, proposal.title, isOwn ? undefined : proposal.by)}{' '}
          <button onClick={() => waiting.review(proposal)}>
            {pullRequestMessages.look}
            <span className="srOnly">: {proposal.title}</span>
          </button>
        </p>
      ))}
    </div>
  );
}

interface AtFieldProps {
  id?: string;
  contentRef: ContentPosition;
  /** Whether the person opened this field itself, so that changes around it are reported here, too. */
  isOpen: boolean;
}

/** Names the proposals that also change a field, before the person types. */
export function FieldNotice({id, contentRef, isOpen}: AtFieldProps): ReactNode {
  const {openPullRequests, checked} = useEditor();
  const found =
    openPullRequests && checked ? pullRequestsAt(openPullRequests.all, contentRef, checked.content, isOpen) : [];
  return <NoticeBox id={id} openPullRequests={found} what="here" />;
}

interface OnPageProps {
  path: string;
  /** Whether it stays visible below a long list, which does not move when it appears. */
  isPinned?: boolean;
}

/** Names the proposals that change the page at an address. */
export function PageNotice({path, isPinned}: OnPageProps): ReactNode {
  const {openPullRequests} = useEditor();
  const found = openPullRequests ? pullRequestsOn(openPullRequests.all, path) : [];
  return (
    <div className={isPinned ? styles.pinned : undefined}>
      <NoticeBox openPullRequests={found} what="page" />
    </div>
  );
}

/** Names the proposals that change a page, a list or an entry. `FieldNotice` and `TextNotice` do so for fields and texts. */
export function PanelNotice({contentRef}: {contentRef: ContentPosition}): ReactNode {
  const {sourceOf} = useEditor();
  const {file, path = [], line} = contentRef;
  if (line !== undefined) return null;
  if (path.length === 0) return <PageNotice path={addressOf(file)} />;
  const isField = typeof valueAt(sourceOf(file)?.parsed?.data, path) !== 'object';
  return isField ? null : <FieldNotice contentRef={contentRef} isOpen />;
}

/** Names the proposals that change the open text, and stays visible above it. */
export function TextNotice({
  file,
  lines: {first, last},
  line,
}: {
  file: string;
  lines: {first: number; last: number};
  line?: number;
}): ReactNode {
  const {openPullRequests, checked} = useEditor();
  if (!openPullRequests || !checked) return null;
  const here = line === undefined ? [] : pullRequestsAt(openPullRequests.all, {file, line}, checked.content, true);
  const around = pullRequestsOnLines(openPullRequests.all, {file, first, last}, checked.content).filter(
    (pullRequest) => !here.includes(pullRequest),
  );
  return (
    <div className={styles.text}>
      <NoticeBox openPullRequests={here} what="here" />
      <NoticeBox openPullRequests={around} what="nearby" />
    </div>
  );
}

interface OverlapsProps {
  /** The changes of the draft, and the versions that they compare. */
  pages: readonly PageChange[];
  versions: Versions;
}

/** Before sending, names the proposals that change the same content, with links to both. */
export function OverlapNotice({pages, versions}: OverlapsProps): ReactNode {
  const editor = useEditor();
  const {openPullRequests, checked} = editor;
  const found = openPullRequests ? overlaps(openPullRequests.all, pages, versions) : [];
  if (!openPullRequests || found.length === 0) return null;
  const nameOf = (ref: string): string => {
    const {file, names} = segmentsOf(ref);
    const contentRef = checked && names.length > 0 ? resolveRef(ref, checked.content) : undefined;
    return contentRef ? fieldLabel(contentRef, editor) : pageNameOf(file, editor);
  };
  return (
    <section>
      <h3>{pullRequestMessages.meeting}</h3>
      {found.map(({pullRequest: {proposal, isOwn}, refs}) => (
        <div key={proposal.number} className={styles.note}>
          <p>
            {pullRequestMessages.meets(proposal.title, isOwn ? undefined : proposal.by)}{' '}
            {[...new Set(refs.map(nameOf))].join('; ')}.
          </p>
          <p>
            <button onClick={() => openPullRequests.review(proposal)}>
              {isOwn ? pullRequestMessages.look : pullRequestMessages.lookTheirs}
              <span className="srOnly">: {proposal.title}</span>
            </button>
          </p>
        </div>
      ))}
    </section>
  );
}

/** Shows how many proposals change the page on screen or, without a draft, how many are open, and links to them. */
export function BarNotice(): ReactNode {
  const {openPullRequests, changed, draft, sent, page, open} = useEditor();
  const [isListed, setListed] = useState(false);
  if (!openPullRequests) return null;
  const {all, proposals, account, review} = openPullRequests;
  const toReview = changed.size > 0 ? [] : proposals.filter(({by}) => by !== account);
  const [first] = toReview;
  const isIdle = !sent && draft.future.length === 0;
  const found = pullRequestsOn(all, page);
  const owner = found.flatMap(({pages}) => pages).find(({file}) => addressOf(file) === page)?.file;
  return (
    <>
      {first && (
        <button
          className={styles.waiting}
          data-idle={isIdle || undefined}
          onClick={() => (toReview.length === 1 ? review(first) : setListed(true))}>
          {pullRequestMessages.waiting(toReview.length)}
        </button>
      )}
      {isListed &&
        // The colours of the bar do not apply to the dialog.
        createPortal(
          <Dialog title={pullRequestMessages.waiting(toReview.length)} onClose={() => setListed(false)}>
            <Proposals proposals={toReview} review={review} />
          </Dialog>,
          document.body,
        )}
      {owner !== undefined && (
        <button className={styles.onPage} onClick={() => open({file: owner})}>
          {pullRequestMessages.onPage(found.length)}
        </button>
      )}
    </>
  );
}
