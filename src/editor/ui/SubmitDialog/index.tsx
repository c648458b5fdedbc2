import {Suspense, useState, type ReactNode} from 'react';
import type {Diagnostic} from '../../../cms/lint';
import {draftVersions} from '../../../cms/edit';
import {report as reportOf} from '../../../cms/report';
import {asMarkdown} from '../../../cms/report/sentences';
import {send as propose, GitHubError} from '../../github';
import {lazyComponent} from '../../lazy-with-retry';
import {diagnosticTitle, plainSentence} from '../../state/format-diagnostic';
import {lateMessages} from '../../messages/late';
import type {Send} from '../ready';
import Dialog from '../Dialog';
import Diagnostics from '../Diagnostics';
import {pageNameOf, useEditor} from '../useEditor';
import Elsewhere from '../Elsewhere';
import {placed} from '../../state/thread-refs';
import OpenRemarks from '../PullRequestReview/OpenRemarks';
import Outcome from '../PullRequestProgress/Outcome';
import Changes from './Changes';
import {changedFacts} from './facts';
import Progress from './Progress';
import Sentence from './Sentence';
import {useWarnings} from './useWarnings';
import {siteDefinition} from '../../../site/site-definition';

const Overlaps = lazyComponent(() => import('../OpenPullRequests/Overlaps'));

interface Props {
  onClose: () => void;
  /** Proposes what was changed. */
  send: Send;
}

/** What a person has changed, what is in the way, and the sending itself. */
export default function Review({onClose, send}: Props): ReactNode {
  const editor = useEditor();
  const {checked, failure: unchecked, draft, changed, base, sent, sentence = '', conversation, outcome} = editor;
  const warnings = useWarnings();
  const versions = draftVersions(draft, base.texts);
  const report = reportOf(siteDefinition, versions);
  const [isSending, setSending] = useState(false);
  /** What a choice between two texts has ended is of the pages before it. */
  const [failure, setFailure] = useState<{text: string; base: typeof base}>();
  const diagnostics = checked?.diagnostics ?? [];
  const isRight = checked !== undefined && !unchecked && diagnostics.length === 0;
  const isChanged = changed.size > 0;
  const canSend = isChanged && isRight && !isSending;
  const suggestion = suggested(report);
  const facts = checked ? changedFacts(report, checked.content) : [];
  const go = async (title: string) => {
    setSending(true);
    setFailure(undefined);
    try {
      await send(propose, title || suggestion, asMarkdown(report));
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      setFailure({text: plainSentence(error.message, (file) => pageNameOf(file, editor)), base});
    } finally {
      setSending(false);
    }
  };
  const list = (found: readonly Diagnostic[], areWarnings = false) => (
    <Diagnostics
      diagnostics={found}
      areWarnings={areWarnings}
      nameOf={({file}) => pageNameOf(file, editor)}
      onChosen={onClose}
    />
  );
  return (
    // What was sent leaves with its height.
    <Dialog
      key={String(isChanged)}
      title={!isChanged && (sent ?? outcome) ? lateMessages.review.after : lateMessages.review.before}
      onClose={onClose}>
      {diagnostics.length > 0 && (
        <section>
          <h3>{lateMessages.review.inTheWay}</h3>
          {list(diagnostics)}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>{lateMessages.elsewhere.left}</h3>
          {facts.map((fact) => (
            <Elsewhere key={JSON.stringify(fact.contentRef)} {...fact} onChosen={onClose} />
          ))}
        </section>
      )}
      {isChanged ? (
        <section>
          <h3>{lateMessages.review.report}</h3>
          <Changes pages={report} onChosen={onClose} />
        </section>
      ) : (
        !sent && <p>{outcome ? <Outcome outcome={outcome} /> : lateMessages.review.nothing}</p>
      )}
      <Suspense>
        <Overlaps pages={report} versions={versions} />
      </Suspense>
      {warnings.length > 0 && (
        <section>
          <h3>{lateMessages.review.warnings}</h3>
          {list(warnings, true)}
        </section>
      )}
      {isChanged && checked && (
        <OpenRemarks threads={placed(conversation?.conversation?.threads ?? [], checked.content)} />
      )}
      {isChanged && (
        <Sentence {...{sentence, suggestion, isSending}} canSend={canSend} send={(title) => void go(title)} />
      )}
      {failure?.base === base && <p role="alert">{failure.text}</p>}
      {sent && !isChanged && <Progress sent={sent} onChosen={onClose} />}
    </Dialog>
  );
}

/** As many characters as a title shows everywhere. */
const MOST = 72;

/** @returns a sentence that names the first change, and how many there are besides */
function suggested(report: ReturnType<typeof reportOf>): string {
  const [first] = report;
  if (!first) return '';
  const [change] = first.changes;
  const count = report.reduce((sum, {changes}) => sum + Math.max(changes.length, 1), 0);
  const what = [first.name, change && diagnosticTitle(change.place.join(', '))].filter(Boolean).join(': ');
  const rest = lateMessages.review.suggestion('', count - 1);
  return lateMessages.review.suggestion(what.slice(0, MOST - rest.length), count - 1);
}
