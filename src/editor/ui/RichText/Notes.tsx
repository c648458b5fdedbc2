import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Diagnostic} from '../../../cms/lint';
import {deferredMessages} from '../../messages/deferred';
import {ThreadsAtField} from '../PullRequestReview/Thread';
import {sentenceOf, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import type {TextNote} from './useNotes';

/** Renders the problems and comments below their blocks. */
const Notes = ({notes}: {notes: readonly TextNote[]}): ReactNode =>
  notes.map((note) =>
    createPortal(
      note.kind === 'problem' ? (
        <ProblemBox diagnostics={note.diagnostics} />
      ) : (
        <ThreadsAtField contentRef={note.contentRef} />
      ),
      note.element,
      note.key,
    ),
  );
export default Notes;

function ProblemBox({diagnostics}: {diagnostics: readonly Diagnostic[]}): ReactNode {
  const editor = useEditor();
  const fix = ({file, range: {start}, fix: text}: Diagnostic) => {
    if (text !== undefined) editor.edit(file, {kind: 'body', first: start.line, last: start.line, text});
  };
  return (
    <ul className={styles.problems}>
      {diagnostics.map((diagnostic) => (
        <li key={`${diagnostic.ruleId} ${diagnostic.range.start.line} ${diagnostic.message}`}>
          <span>
            {diagnostic.isEmpty === true ? deferredMessages.body.undescribed : sentenceOf(diagnostic, editor)}
          </span>
          {diagnostic.fix !== undefined && (
            <button type="button" onClick={() => fix(diagnostic)}>
              {deferredMessages.body.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
