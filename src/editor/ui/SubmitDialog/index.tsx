import {useId, useMemo, type ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {draftVersions, type Draft} from '../../../cms/edit';
import {report as reportOf, type PageChange} from '../../../cms/report';
import {asMarkdown} from '../../../cms/report/sentences';
import {sendProposal as sendChange, type Thread, type SentProposal} from '../../github';
import {withoutQuotes, toPlainSentence} from '../../state/format-diagnostic';
import {deferredMessages} from '../../messages/deferred';
import Dialog from '../Dialog';
import Diagnostics from '../Diagnostics';
import {fieldLabel, pageNameOf, useEditor} from '../hooks/useEditor';
import {useWarnings} from '../hooks/useWarnings';
import SameFactElsewhere from '../SameFactElsewhere';
import {areUnsent, draftsIn} from '../../state/draft-state';
import {positionOfDiagnostic} from '../../state/positions';
import {locateThreads} from '../../state/thread-refs';
import {OpenThreads} from '../PullRequestReview/Thread';
import Outcome from '../PullRequestProgress/Outcome';
import Changes from './Changes';
import {addressOf, isPage} from '../../../cms/parse';
import {siteDefinition, type Content} from '../../../site/site-definition';
import styles from './styles.module.css';
import {type ContentPosition, resolveSegments, positionAtLine} from '../../../cms/source-map/content-ref';
import {truncateAtWord} from '../../../site/page-types/shared';
import {isFact, positionsOfFact} from '../../state/same-fact';
import {OverlapNotice} from '../OpenPullRequests';
import {messages} from '../../messages';
import {historyMessages} from '../../messages/history';

/** Sends the changes. The dialog passes the code that creates proposals, so that it loads only with the dialog. */
export type Send = (propose: typeof sendChange, title: string, body: string) => Promise<void>;

/** Shows the changes and the problems, and sends the draft. */
export default function SubmitDialog({onClose, send}: {onClose: () => void; send: Send}): ReactNode {
  const editor = useEditor();
  const {checked, failure: unchecked, draft, changed, base, sent, conversation, outcome, phase} = editor;
  const warnings = useWarnings();
  const {versions, report} = useReport(draft, base.texts);
  const diagnostics = checked?.diagnostics ?? [];
  const isRight = checked !== undefined && !unchecked && diagnostics.length === 0;
  const isChanged = changed.size > 0;
  const isUnsent = areUnsent(draftsIn(editor));
  const canSend = isChanged && isRight && phase.is === 'idle';
  const suggestion = suggestTitle(report);
  const submit = (title: string) => void send(sendChange, title || suggestion, asMarkdown(report));
  const list = (found: readonly Diagnostic[], areWarnings = false) => (
    <Diagnostics
      diagnostics={found}
      areWarnings={areWarnings}
      nameOf={(diagnostic) => fieldLabel(positionOfDiagnostic(diagnostic), editor)}
      onChosen={onClose}
    />
  );
  return (
    <Dialog
      title={!isUnsent && (sent ?? outcome) ? deferredMessages.review.after : deferredMessages.review.before}
      onClose={onClose}>
      {diagnostics.length > 0 && (
        <section>
          <h3>{deferredMessages.review.inTheWay}</h3>
          {list(diagnostics)}
        </section>
      )}
      {checked && <ChangedFacts facts={changedFacts(report, checked.content, base.texts)} onChosen={onClose} />}
      {isChanged ? (
        <section>
          <h3>{deferredMessages.review.report}</h3>
          <Changes pages={report} onChosen={onClose} />
        </section>
      ) : (
        !isUnsent && !sent && <p>{outcome ? <Outcome outcome={outcome} /> : deferredMessages.review.nothing}</p>
      )}
      <OverlapNotice pages={report} versions={versions} />
      {warnings.length > 0 && (
        <section>
          <h3>{deferredMessages.review.warnings}</h3>
          {list(warnings, true)}
        </section>
      )}
      {isChanged && checked && (
        <OpenThreads threads={locateThreads(conversation?.conversation?.threads ?? [], checked.content)} />
      )}
      {isUnsent && <TitleForm {...{suggestion, canSend}} send={submit} />}
      <SendStatus />
      {sent && !isUnsent && <SentStatus sent={sent} onChosen={onClose} />}
    </Dialog>
  );
}

/** The sentence about the changes is typed without making the report again. */
const useReport = (draft: Draft, before: ReadonlyMap<string, string>) =>
  useMemo(() => {
    const versions = draftVersions(draft, before);
    return {versions, report: reportOf(siteDefinition, versions)};
  }, [draft, before]);

/** The length up to which GitHub does not truncate a title. */
const MAX_TITLE = 72;

/** @returns a sentence that names the first change and the number of the others */
function suggestTitle(report: ReturnType<typeof reportOf>): string {
  const [first] = report;
  if (!first) return '';
  const [change] = first.changes;
  const count = report.reduce((sum, {changes}) => sum + Math.max(changes.length, 1), 0);
  const what = [first.name, change && withoutQuotes(change.place.join(', '))].filter(Boolean).join(': ');
  const suffix = deferredMessages.review.suggestion('', count - 1);
  return deferredMessages.review.suggestion(truncateAtWord(what, MAX_TITLE - suffix.length), count - 1);
}

interface SentenceProps {
  /** The default description, sent if the field is empty. */
  suggestion: string;
  canSend: boolean;
  send: (title: string) => void;
}

/** The sentence about the changes, which is stored with them, and the button that sends them. */
function TitleForm({suggestion, canSend, send}: SentenceProps): ReactNode {
  const {sent, outcome, phase, sentence = '', dispatch} = useEditor();
  const id = useId();
  return (
    <form
      className={styles.sentence}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) send(sentence.trim());
      }}>
      {sent && (
        <p className="note">
          {deferredMessages.review.joins}{' '}
          <a href={sent.url} target="_blank" rel="noreferrer">
            {deferredMessages.review.sentBefore(sent.number)}
          </a>
        </p>
      )}
      {outcome && <p className="note">{deferredMessages.review.startsAgain[outcome.stage]}</p>}
      <label htmlFor={id}>{deferredMessages.review.sentence}</label>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        value={sentence}
        onChange={({target}) => dispatch({type: 'describe', sentence: target.value})}
      />
      <p className="note" id={`${id}-hint`}>
        {suggestion !== '' && deferredMessages.review.otherwise(suggestion)}
      </p>
      <button type="submit" className={styles.send} aria-disabled={!canSend || undefined}>
        {phase.is === 'sending' ? deferredMessages.review.sending : deferredMessages.review.send}
      </button>
    </form>
  );
}

/** The reason why the last send failed, or why nothing can be sent now. */
function SendStatus(): ReactNode {
  const editor = useEditor();
  const {phase, dispatch} = editor;
  if (phase.is === 'rebasing' || phase.is === 'merging')
    return (
      <p role="status">
        {deferredMessages.review.notYet[phase.is]}{' '}
        {phase.is === 'rebasing' && phase.isLater && (
          <button onClick={() => dispatch({type: 'postpone', isLater: false})}>{historyMessages.choose.now}</button>
        )}
      </p>
    );
  if (phase.is !== 'idle' || !phase.failure) return null;
  return <p role="alert">{toPlainSentence(phase.failure.message, (file) => pageNameOf(file, editor))}</p>;
}

interface ChangedFact {
  fact: string;
  now: string;
  contentRef: ContentPosition;
}

/** The facts whose old text is still in other places. */
function ChangedFacts({facts, onChosen}: {facts: readonly ChangedFact[]; onChosen: () => void}): ReactNode {
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{deferredMessages.elsewhere.left}</h3>
      {facts.map((fact) => (
        <SameFactElsewhere key={JSON.stringify(fact.contentRef)} {...fact} onChosen={onChosen} />
      ))}
    </section>
  );
}

/** @returns the facts that were changed in one place but not in another */
function changedFacts(
  pages: readonly PageChange[],
  content: Content,
  before: ReadonlyMap<string, string>,
): ChangedFact[] {
  return pages.flatMap(({file, changes}) =>
    changes.flatMap(({path, what}): ChangedFact[] => {
      const contentRef = resolveSegments(file, path, content);
      if (what.kind !== 'value' || !contentRef || !isFact(what.before, 'words')) return [];
      const {before: fact, after: now} = what;
      return positionsOfFact(fact, content, contentRef, before).length > 0 ? [{fact, now, contentRef}] : [];
    }),
  );
}

/** Shows the status of the sent proposal until it is published. */
function SentStatus({sent, onChosen}: {sent: SentProposal; onChosen: () => void}): ReactNode {
  const {conversation: {progress, failure} = {}, dispatch} = useEditor();
  return (
    <section className={styles.progress} aria-live="polite">
      <h3>{deferredMessages.review.sent}</h3>
      <p>{failure ?? progress?.sentence ?? deferredMessages.review.sending}</p>
      {progress?.stage === 'conflict' && (
        <button
          onClick={() => {
            dispatch({type: 'merge', proposal: sent});
            onChosen();
          }}>
          {deferredMessages.review.merged}
        </button>
      )}
      <p>
        {progress?.preview !== undefined && (
          <a href={progress.preview} target="_blank" rel="noreferrer">
            {deferredMessages.review.preview}
          </a>
        )}{' '}
        <a href={sent.url} target="_blank" rel="noreferrer">
          {deferredMessages.review.proposal}
        </a>
      </p>
      {progress?.conversation?.threads.map((comment) => (
        <blockquote key={comment.id}>
          <p>{deferredMessages.review.writes(comment.by)}</p>
          <p>{comment.words}</p>
          <CommentLink comment={comment} onChosen={onChosen} />
        </blockquote>
      ))}
    </section>
  );
}

/** Links to the field or text of a reviewer's comment. */
function CommentLink({comment: {file = '', line}, onChosen}: {comment: Thread; onChosen: () => void}): ReactNode {
  const editor = useEditor();
  const source = editor.sourceOf(file);
  if (!source || line === undefined) return null;
  return (
    <button
      onClick={() => {
        if (isPage(file)) editor.show(addressOf(file));
        editor.open(positionAtLine(source, line));
        onChosen();
      }}>
      {messages.panel.goThere(pageNameOf(file, editor))}
    </button>
  );
}
