import {useMemo, type ReactNode} from 'react';
import type {LocatedThread} from '../../state/thread-refs';
import {otherChangedPages, changedPdfs} from '../../state/review-items';
import {reviewMessages} from '../../messages/review';
import {progressMessages} from '../../messages/progress';
import Diagnostics from '../Diagnostics';
import Changes from '../SubmitDialog/Changes';
import {useAction} from '../hooks/useLoaded';
import {pageNameOf, titleAt, useEditor} from '../hooks/useEditor';
import {useWarnings} from '../hooks/useWarnings';
import type {Diagnostic} from '../../../cms/lint';
import {ProposalStatus} from './DecisionDialog';
import styles from './styles.module.css';
import Thread from './Thread';
import {useReview} from './useReview';
import ManageProposal from '../ManageProposal';
import {formatTime} from '../../messages/format';

const nothing = () => undefined;

/** Lists the changes of a proposal, its problems and its comments. */
export default function Overview(): ReactNode {
  const {proposal, owner, isWriter, isOpen} = useReview();
  const {by, changedAt, title} = proposal;
  return (
    <div className={styles.overview}>
      <h2>{title}</h2>
      <p className="note">{reviewMessages.sentBy(by, formatTime(changedAt))}</p>
      <ProposalStatus />
      <ListedChanges />
      <AlsoAffected />
      <ListedProblems />
      <Comments />
      {isOpen && isWriter && by !== owner.account && <p className="note">{progressMessages.goesOn(by)}</p>}
      <Actions />
    </div>
  );
}

/** The changes of the proposal, each with whether the reviewer has seen it. */
function ListedChanges(): ReactNode {
  const {pages, items, pending, current} = useReview();
  const {seen = {}} = pending;
  const noteOf = (place: string) => {
    const itemsAtRef = items.filter(({ref}) => ref === place);
    if (itemsAtRef.length === 0) return undefined;
    if (itemsAtRef.every(({key}) => seen[key] !== undefined)) return reviewMessages.seen;
    return itemsAtRef.some(({key}) => pending.isNew(key)) ? reviewMessages.isNewSince : undefined;
  };
  return (
    <section>
      <h2>{reviewMessages.changes}</h2>
      {pages.length === 0 ? (
        <p>{reviewMessages.nothing}</p>
      ) : (
        <Changes {...{pages, noteOf, current}} onChosen={nothing} />
      )}
    </section>
  );
}

/** Other pages and PDFs that show changed text. */
function AlsoAffected(): ReactNode {
  const {pages, sentences, refsDrawn} = useReview();
  const editor = useEditor();
  const {checked, site} = editor;
  const also = useMemo(
    () =>
      checked && site
        ? [
            ...otherChangedPages(pages, sentences, refsDrawn, checked.content),
            ...changedPdfs(pages, sentences, checked.content, site),
          ]
        : [],
    [pages, sentences, refsDrawn, checked, site],
  );
  if (also.length === 0) return null;
  return (
    <section>
      <h2>{reviewMessages.also}</h2>
      <ul className={styles.list}>
        {also.map(({name, path, texts}) => (
          <li key={path ?? name}>
            {path === undefined ? (
              reviewMessages.pdf(name ?? '')
            ) : (
              <button onClick={() => editor.show(path)}>{name ?? titleAt(path, editor)}</button>
            )}{' '}
            <small>
              {texts[0]} {texts.length > 1 && reviewMessages.more(texts.length - 1)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The problems that the linter has found in the proposal, and the warnings that its author has seen as well. */
function ListedProblems(): ReactNode {
  const editor = useEditor();
  const warnings = useWarnings();
  if (!editor.checked) return null;
  const {diagnostics} = editor.checked;
  const nameOf = ({file}: Diagnostic) => pageNameOf(file, editor);
  return (
    <section>
      <h2>{reviewMessages.check}</h2>
      {diagnostics.length === 0 ? (
        <p>{reviewMessages.right}</p>
      ) : (
        <Diagnostics diagnostics={diagnostics} nameOf={nameOf} onChosen={nothing} />
      )}
      {warnings.length > 0 && (
        <>
          <h3>{reviewMessages.warnings}</h3>
          <Diagnostics diagnostics={warnings} areWarnings nameOf={nameOf} onChosen={nothing} />
        </>
      )}
    </section>
  );
}

/** The decisions and comments: those with a field first, then the general ones, then the resolved ones. */
function Comments(): ReactNode {
  const {pending, proposal, owner, isWriter, goTo, nameAt, commit} = useReview();
  const {threads = [], verdicts = []} = pending.conversation ?? {};
  const linkTo = ({place = ''}: LocatedThread) => {
    const name = nameAt(place);
    return name === undefined ? undefined : {name, go: () => goTo(place)};
  };
  const list = (some: readonly LocatedThread[]) =>
    some.map((thread) => (
      <Thread
        key={thread.id}
        {...{thread, owner, isWriter}}
        number={proposal.number}
        onAnswered={pending.ask}
        place={linkTo(thread)}
      />
    ));
  const resolved = threads.filter(({isResolved}) => isResolved === true);
  const open = threads.filter((thread) => !resolved.includes(thread));
  const general = open.filter((thread) => linkTo(thread) === undefined);
  return (
    <section>
      <h2>{reviewMessages.message}</h2>
      {verdicts.map(({by: name, state, commit: reviewed}) => (
        <p key={name}>
          {state === 'APPROVED' && reviewed !== commit
            ? reviewMessages.approvedBefore(name)
            : reviewMessages.verdicts[state](name)}
        </p>
      ))}
      {pending.failure !== undefined && <p role="alert">{pending.failure}</p>}
      {pending.conversation && threads.length === 0 && <p>{reviewMessages.nothingSaid}</p>}
      {list(open.filter((thread) => !general.includes(thread)))}
      {general.length > 0 && <p className="note">{reviewMessages.noPlace}</p>}
      {list(general)}
      {resolved.length > 0 && (
        <details>
          <summary>{reviewMessages.resolved(resolved.length)}</summary>
          {list(resolved)}
        </details>
      )}
    </section>
  );
}

/** What can be done with the proposal besides reviewing it. */
function Actions(): ReactNode {
  const {proposal, owner, isWriter, isOpen, onChange, onClose, again, withdrawn} = useReview();
  const {page} = useEditor();
  const {go, isDoing, failure} = useAction(() => onChange(page));
  return (
    <>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <p className={styles.ways}>
        {isWriter && isOpen && (
          <>
            <button onClick={go}>{isDoing ? reviewMessages.loading : reviewMessages.change}</button>
            <ManageProposal {...{proposal, again, withdrawn}} account={owner.account} />
          </>
        )}
        {isWriter && <button onClick={onClose}>{reviewMessages.back}</button>}
        <a href={proposal.url} target="_blank" rel="noreferrer">
          {reviewMessages.github}
        </a>
      </p>
    </>
  );
}
