import type {ReactNode} from 'react';
import {controlAt} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import {isContentFile} from '../../../cms/parse';
import {lazyComponent} from '../../lazy-with-retry';
import {messages} from '../../messages';
import {positionOfDiagnostic} from '../../state/positions';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {problemsOf, useEditor, type Editor as EditorValue} from '../useEditor';
import styles from './bar.module.css';

/** Loads after the page. */
const InBar = lazyComponent(async () => (await import('../OpenPullRequests')).BarNotice);
/** Loads when the sent proposal is published or closed. */
const Outcome = lazyComponent(async () => (await import('../PullRequestProgress/Outcome')).default);

interface Props {
  changing: boolean;
  setChanging: (changing: boolean) => void;
  isPhone: boolean;
  setPhone: (isPhone: boolean) => void;
  togglePages: () => void;
  review: () => void;
  remarks: number;
  openRemark: () => void;
  openNext: (refs: readonly ContentPosition[]) => void;
  undo: () => void;
  redo: () => void;
  taken?: string;
}

interface Choice {
  name: string;
  legend: string;
  options: [label: string, isChosen: boolean, choose: () => void][];
}

const RadioPair = ({name, legend, options}: Choice) => (
  <fieldset className={styles.two} data-name={name}>
    <legend className="srOnly">{legend}</legend>
    {options.map(([label, isChosen, choose]) => (
      <label key={label}>
        <input type="radio" name={name} checked={isChosen} onChange={choose} />
        {label}
      </label>
    ))}
  </fieldset>
);

/** The toolbar: click mode, page width, undo and redo, problems and sending. */
export default function Bar(props: Props): ReactNode {
  const {taken: undone, remarks} = props;
  const editor = useEditor();
  const {draft, changed, checked, sent, outcome, phase} = editor;
  const isElsewhere = phase.is === 'following';
  const isOnItsWay = changed.size === 0 && sent !== undefined;
  const {wrong, open} = problemsOf(checked?.diagnostics ?? [], editor);
  /** Short names come last, because they are filled in from the first words of an entry. */
  const isIdentifier = ({file, path}: Diagnostic) => {
    const source = editor.sourceOf(file);
    return source && path && controlAt(source.schema, path)?.control.kind === 'identifier' ? 1 : 0;
  };
  const inTheWay = [...wrong, ...open].sort((a, b) => isIdentifier(a) - isIdentifier(b));
  return (
    <header className={`${styles.bar} onInk`}>
      <p className={styles.name}>{messages.title}</p>
      <button onClick={props.togglePages}>{messages.bar.pages}</button>
      <RadioPair
        name="state"
        legend={messages.bar.state}
        options={[
          [messages.bar.look, !props.changing, () => props.setChanging(false)],
          [messages.bar.change, props.changing, () => props.setChanging(true)],
        ]}
      />
      <RadioPair
        name="width"
        legend={messages.bar.width}
        options={[
          [messages.bar.desk, !props.isPhone, () => props.setPhone(false)],
          [messages.bar.phone, props.isPhone, () => props.setPhone(true)],
        ]}
      />
      <button disabled={isElsewhere || draft.past.length === 0} onClick={props.undo}>
        {messages.bar.undo}
      </button>
      <button disabled={isElsewhere || draft.future.length === 0} onClick={props.redo}>
        {messages.bar.redo}
      </button>
      <p className={styles.status} role="status" data-problems={wrong.length > 0 || undefined}>
        {undone === undefined && inTheWay.length > 0 ? (
          <button className={styles.next} onClick={() => props.openNext(inTheWay.map(positionOfDiagnostic))}>
            {wrong.length > 0 ? messages.bar.diagnostics(wrong.length) : messages.bar.open(open.length)}
          </button>
        ) : outcome && changed.size === 0 && undone === undefined ? (
          <Outcome outcome={outcome} />
        ) : (
          (undone ?? statusOf(editor))
        )}
      </p>
      <InBar />
      {remarks > 0 && <button onClick={props.openRemark}>{messages.bar.remarks(remarks)}</button>}
      {isOnItsWay ? (
        <button onClick={props.review}>{messages.bar.follow}</button>
      ) : (
        <button className={styles.send} disabled={isElsewhere || changed.size === 0} onClick={props.review}>
          {messages.bar.send}
        </button>
      )}
    </header>
  );
}

/** @returns what happens with the changes */
function statusOf({phase, changed, sent}: EditorValue): string {
  if (phase.is === 'sending') return messages.bar.sending;
  if (phase.is === 'idle' && phase.failure && changed.size > 0) return messages.bar.notSent;
  return changed.size === 0 && sent ? messages.bar.waiting : changedWords(changed);
}

/** Counts changed pages for people. A picture belongs to the page that shows it. */
function changedWords(changed: ReadonlyMap<string, unknown>): string {
  const pages = [...changed.keys()].filter(isContentFile).length;
  if (changed.size === 0) return messages.bar.unchanged;
  return pages === 0 ? messages.bar.filesChanged(changed.size) : messages.bar.changed(pages);
}
