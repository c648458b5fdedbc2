import type {ReactNode} from 'react';
import {controlAt} from '../../../cms/edit';
import type {Diagnostic} from '../../../cms/lint';
import {isContentFile} from '../../../cms/parse';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import {areUnsent, draftsIn} from '../../state/draft-state';
import type {EditorView, EditorViewAction} from '../../state/editor-view';
import {positionOfDiagnostic} from '../../state/positions';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {problemsOf, useEditor, type Editor as EditorValue} from '../hooks/useEditor';
import styles from './bar.module.css';

/** Loads after the page. */
const InBar = lazyComponent(async () => (await import('../OpenPullRequests')).BarNotice);
/** Loads when the sent proposal is published or closed. */
const Outcome = lazyComponent(async () => (await import('../PullRequestProgress/Outcome')).default);

interface Props {
  view: EditorView;
  dispatch: (action: EditorViewAction) => void;
  review: () => void;
  comments: number;
  openComment: () => void;
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
  const {view, dispatch, comments} = props;
  const editor = useEditor();
  const {draft, changed, sent, phase} = editor;
  const isElsewhere = phase.is === 'following';
  const isOnItsWay = !areUnsent(draftsIn(editor)) && sent !== undefined;
  return (
    <header className={`${styles.bar} onInk`}>
      <p className={styles.name}>{messages.title}</p>
      <button onClick={() => dispatch({type: 'togglePages'})}>{messages.bar.pages}</button>
      <ViewChoices {...{view, dispatch}} />
      <StepButton isOff={isElsewhere || draft.past.length === 0} press={props.undo} label={messages.bar.undo} />
      <StepButton isOff={isElsewhere || draft.future.length === 0} press={props.redo} label={messages.bar.redo} />
      <Status undone={props.taken} openNext={props.openNext} />
      <InBar />
      {comments > 0 && <button onClick={props.openComment}>{messages.bar.comments(comments)}</button>}
      {isOnItsWay ? (
        <button onClick={props.review}>{messages.bar.follow}</button>
      ) : (
        <StepButton
          className={styles.send}
          isOff={isElsewhere || changed.size === 0}
          press={props.review}
          label={messages.bar.send}
        />
      )}
    </header>
  );
}

interface StepButtonProps {
  className?: string;
  isOff: boolean;
  press: () => void;
  label: string;
}

/** A button that keeps the focus when it can do no more. */
const StepButton = ({className, isOff, press, label}: StepButtonProps) => (
  <button className={className} aria-disabled={isOff || undefined} onClick={() => !isOff && press()}>
    {label}
  </button>
);

/** Switches the click mode and the width of the page. */
const ViewChoices = ({view: {isChanging, isPhone}, dispatch}: Pick<Props, 'view' | 'dispatch'>) => (
  <>
    <RadioPair
      name="state"
      legend={messages.bar.state}
      options={[
        [messages.bar.look, !isChanging, () => dispatch({type: 'setChanging', isChanging: false})],
        [messages.bar.change, isChanging, () => dispatch({type: 'setChanging', isChanging: true})],
      ]}
    />
    <RadioPair
      name="width"
      legend={messages.bar.width}
      options={[
        [messages.bar.desk, !isPhone, () => dispatch({type: 'setPhone', isPhone: false})],
        [messages.bar.phone, isPhone, () => dispatch({type: 'setPhone', isPhone: true})],
      ]}
    />
  </>
);

/** Says what was undone, what must be fixed first, how the last proposal ended, or what happens with the changes. */
function Status({undone, openNext}: {undone?: string} & Pick<Props, 'openNext'>): ReactNode {
  const editor = useEditor();
  const {checked, changed, outcome} = editor;
  const {wrong, open} = problemsOf(checked?.diagnostics ?? [], editor);
  /** Short names come last, because they are filled in from the first words of an entry. */
  const isIdentifier = ({file, path}: Diagnostic) => {
    const source = editor.sourceOf(file);
    return source && path && controlAt(source.schema, path)?.control.kind === 'identifier' ? 1 : 0;
  };
  const inTheWay = [...wrong, ...open].sort((a, b) => isIdentifier(a) - isIdentifier(b));
  return (
    <p className={styles.status} role="status" data-problems={wrong.length > 0 || undefined}>
      {undone === undefined && inTheWay.length > 0 ? (
        <button className={styles.next} onClick={() => openNext(inTheWay.map(positionOfDiagnostic))}>
          {wrong.length > 0 ? messages.bar.diagnostics(wrong.length) : messages.bar.open(open.length)}
        </button>
      ) : outcome && changed.size === 0 && undone === undefined ? (
        <Outcome outcome={outcome} />
      ) : (
        (undone ?? statusOf(editor))
      )}
    </p>
  );
}

/** @returns what happens with the changes */
function statusOf({phase, changed, sent, conversation}: EditorValue): string {
  if (phase.is === 'sending') return messages.bar.sending;
  if (phase.is === 'idle' && phase.failure && changed.size > 0) return messages.bar.notSent;
  if (phase.is === 'rebasing' && changed.size === 0) return messages.bar.undecided;
  if (changed.size > 0 || !sent) return changedWords(changed);
  const stage = conversation?.progress?.stage ?? 'waiting';
  return messages.bar.stages[stage];
}

/** Counts changed pages for people. A picture belongs to the page that shows it. */
function changedWords(changed: ReadonlyMap<string, unknown>): string {
  const pages = [...changed.keys()].filter(isContentFile).length;
  if (changed.size === 0) return messages.bar.unchanged;
  return pages === 0 ? messages.bar.filesChanged(changed.size) : messages.bar.changed(pages);
}
