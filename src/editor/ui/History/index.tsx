import {useState, type ReactNode} from 'react';
import {STATIC_FOLDER, type Source} from '../../../cms/parse';
import {formerFiles} from '../../state/moved-pages';
import {restoreAllTarget, type Revision, type RestoreTarget, type ChangedRevision} from '../../state/history';
import {type ContentPosition, refOfPosition, formatRef} from '../../../cms/source-map/content-ref';
import {historyMessages} from '../../messages/history';
import Dialog from '../Dialog';
import {fieldLabel, useEditor} from '../hooks/useEditor';
import {useRestore, useRevisions, useChangedRevisions} from './useRevisions';
import styles from './styles.module.css';
import {valueAt} from '../../../cms/lint';
import {controlAt} from '../../../cms/edit';
import {withoutQuotes, toPlainText} from '../../state/format-diagnostic';
import {deferredMessages} from '../../messages/deferred';
import InlineDiff from '../../../ui/InlineDiff';
import {formatDay} from '../../messages/format';
import type {ViewedRevision} from '../hooks/useShown';

/** The number of versions that are compared and shown at once. */
const SHOWN_AT_ONCE = 10;

/** Lists the published versions of a field or a page, with buttons that restore them. */
export default function History({contentRef, onClose}: {contentRef: ContentPosition; onClose: () => void}): ReactNode {
  const editor = useEditor();
  const {checked, sourceOf, texts, base, lookBack} = editor;
  const {file} = contentRef;
  const scopes = scopesOf(contentRef);
  const [chosen, setChosen] = useState(0);
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const scope = scopes[chosen] ?? contentRef;
  const source = sourceOf(file);
  const photo = source && photoAt(source, scope);
  const text = texts.get(file) ?? '';
  const files = [file, ...formerFiles(file, text)];
  const {known: revisions, failure, more} = useRevisions(files, photo);
  const {restore, isRestoring, refused} = useRestore(file);
  const named = (checked && refOfPosition(scope, checked.content)) ?? formatRef(file, []);
  const sha = photo && base.files.get(STATIC_FOLDER + photo)?.sha;
  const steps = useChangedRevisions(revisions, named, {file, text, photo, sha}, most);
  const isCut = steps?.length === most;

  const back = async (step: Revision, wanted: RestoreTarget) => {
    if (await restore(step, wanted)) onClose();
  };
  const isPage = scope.path === undefined && scope.line === undefined;
  return (
    <Dialog title={historyMessages.title(fieldLabel(scope, editor))} onClose={onClose} isBeside>
      {scopes.length > 1 && <ScopeChoice {...{scopes, chosen}} choose={setChosen} />}
      {(refused ?? failure) !== undefined && <p role="alert">{refused ?? failure}</p>}
      <p role="status">
        {isRestoring ? historyMessages.restoring : !steps && failure === undefined && historyMessages.loading}
      </p>
      {steps?.length === 0 && <p>{historyMessages.none}</p>}
      <ol className={styles.steps}>
        {steps?.map((step) => (
          <RevisionEntry
            key={step.version.commit}
            step={step}
            isWhole={isPage}
            back={(wanted) => void back(step, wanted ?? restoreAllTarget(named, step, photo))}
            look={
              texts.has(file)
                ? () => {
                    lookBack?.(step, file);
                    onClose();
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {revisions && (isCut || revisions.older) ? (
        <button onClick={() => (isCut ? setMost(most + SHOWN_AT_ONCE) : more())}>{historyMessages.older}</button>
      ) : (
        steps && steps.length > 0 && <p className="note">{historyMessages.ends}</p>
      )}
    </Dialog>
  );
}

interface ScopeChoiceProps {
  scopes: readonly Scope[];
  chosen: number;
  choose: (index: number) => void;
}

const ScopeChoice = ({scopes, chosen, choose}: ScopeChoiceProps) => (
  <fieldset className={styles.scopes}>
    <legend>{historyMessages.scope}</legend>
    {scopes.map(({name}, index) => (
      <label key={name}>
        <input type="radio" name="scope" checked={index === chosen} onChange={() => choose(index)} />
        {historyMessages.scopes[name]}
      </label>
    ))}
  </fieldset>
);

/** A field, an entry, a list or a page whose history can be shown. */
interface Scope extends ContentPosition {
  name: keyof (typeof historyMessages)['scopes'];
}

/** @returns the field itself, the entry and the list around it, and the page; the narrowest first */
function scopesOf({file, path = [], line}: ContentPosition): Scope[] {
  const page: Scope = {name: 'page', file};
  if (line !== undefined) return [{name: 'value', file, line}, page];
  if (path.length === 0) return [page];
  const entry = path.findLastIndex((key) => typeof key === 'number');
  const around: Scope[] = [{name: 'value', file, path}];
  if (entry !== -1 && entry < path.length - 1) around.push({name: 'entry', file, path: path.slice(0, entry + 1)});
  if (entry > 0) around.push({name: 'list', file, path: path.slice(0, entry)});
  return [...around, page];
}

function photoAt({schema, parsed}: Source, {path}: ContentPosition): string | undefined {
  if (!path || controlAt(schema, path)?.control.kind !== 'picture') return undefined;
  const value: unknown = valueAt(parsed?.data, path);
  return typeof value === 'string' ? value : undefined;
}

interface EntryProps {
  step: ChangedRevision;
  /** Whether this is the history of a whole page. */
  isWhole: boolean;
  /** Restores one change, or everything in this history. */
  back: (wanted?: RestoreTarget) => void;
  /** Shows the page as it was; undefined if the page no longer exists. */
  look?: () => void;
}

/** One published version: its date, its author and reviewers, and its differences from the current text. */
function RevisionEntry({step: {version, changes}, isWhole, back, look}: EntryProps): ReactNode {
  const {day, by, agreed, title} = version;
  const isMany = isWhole || changes.length > 1;
  return (
    <li>
      <h3>{formatDay(day)}</h3>
      <p className="note">
        {title}. {historyMessages.by(by)} {agreed.length > 0 && historyMessages.agreed(agreed.join(', '))}
      </p>
      {changes.length === 0 ? (
        <p>{historyMessages.same}</p>
      ) : (
        <>
          <p className="note">{historyMessages.changes}</p>
          <ul className={styles.changes}>
            {changes.map(({place, path, what, isOrder, isPicture}, index) => (
              <li key={index}>
                <strong>{withoutQuotes(place.join(' › '))}</strong>{' '}
                <InlineDiff
                  toText={toPlainText}
                  what={isPicture === true ? {kind: 'note', text: deferredMessages.review.picture} : what}
                />
                {isMany && <button onClick={() => back({path, isOrder})}>{historyMessages.back}</button>}
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            <button onClick={() => back()}>{isMany ? historyMessages.backAll : historyMessages.back}</button>
            {look && <button onClick={look}>{historyMessages.look}</button>}
          </p>
        </>
      )}
    </li>
  );
}

interface ViewProps extends ViewedRevision {
  /** Whether the rules of today can show the page as it was. */
  isShown: boolean;
}

/** Says that the page on screen is an earlier version, with a button back to the current one. */
export function RevisionView({past: revision, file, checked, isShown}: ViewProps): ReactNode {
  const {lookBack} = useEditor();
  const {restore, isRestoring, refused} = useRestore(file);
  const leave = () => lookBack?.();
  const shown = isShown ? historyMessages.past.shown(formatDay(revision.version.day)) : historyMessages.past.undrawn;
  return (
    <section className={styles.looked}>
      <p role="status">{isRestoring ? historyMessages.restoring : checked ? shown : historyMessages.past.loading}</p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <p className={styles.ways}>
        <button onClick={leave}>{historyMessages.past.now}</button>
        <button onClick={() => void restore(revision, {path: []}).then((isDone) => isDone && leave())}>
          {historyMessages.past.back}
        </button>
      </p>
    </section>
  );
}
