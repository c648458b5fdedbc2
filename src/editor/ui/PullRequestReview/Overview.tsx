import {useMemo, type ReactNode} from 'react';
import type {LocatedThread} from '../../state/thread-refs';
import {otherChangedPages, changedPdfs} from '../../state/review-items';
import {toPlainText} from '../../state/format-diagnostic';
import {reviewMessages} from '../../messages/review';
import {progressMessages} from '../../messages/progress';
import Diagnostics from '../Diagnostics';
import Changes from '../SubmitDialog/Changes';
import {useAction} from '../useLoaded';
import {pageNameOf, titleAt, useEditor} from '../useEditor';
import {ProposalStatus} from './DecisionDialog';
import styles from './styles.module.css';
import Thread from './Thread';
import {useReview} from './useReview';
import ManageProposal from '../ManageProposal';
import {formatTime} from '../../messages/format';

/** Lists the changes of a proposal, its problems and its comments. */
export default function Overview(): ReactNode {
  const review = useReview();
  const {proposal, owner, isWriter, onChange, onClose, again, withdrawn, pages, isOpen, remarks, goTo, nameAt} = review;
  const {sentences, items, refsDrawn} = review;
  const editor = useEditor();
  const {go, isDoing, failure} = useAction(() => onChange(editor.page));
  const {number, by, changedAt, title, url} = proposal;
  const {seen = {}} = remarks;
  const noteOf = (place: string) => {
    const itemsAtRef = items.filter(({ref}) => ref === place);
    if (itemsAtRef.length === 0) return undefined;
    if (itemsAtRef.every(({key}) => seen[key] !== undefined)) return reviewMessages.seen;
    return itemsAtRef.some(({key}) => remarks.isNew(key)) ? reviewMessages.isNewSince : undefined;
  };
  const {checked, site} = editor;
  const also = useMemo(
    () =>
      checked && site
        ? [...otherChangedPages(pages, sentences, refsDrawn), ...changedPdfs(pages, sentences, checked.content, site)]
        : [],
    [pages, sentences, refsDrawn, checked, site],
  );
  const diagnostics = editor.checked?.diagnostics ?? [];
  const {threads = [], verdicts = []} = remarks.conversation ?? {};
  const wayTo = ({place: contentRef = ''}: LocatedThread) => {
    const name = nameAt(contentRef);
    return name === undefined ? undefined : {name, go: () => goTo(contentRef)};
  };
  const isPlaced = (comment: LocatedThread) => wayTo(comment) !== undefined;
  const list = (some: readonly LocatedThread[]) =>
    some.map((thread) => (
      <Thread key={thread.id} {...{thread, number, owner, isWriter}} onAnswered={remarks.ask} place={wayTo(thread)} />
    ));
  const resolved = threads.filter(({isResolved}) => isResolved === true);
  const open = threads.filter((thread) => !resolved.includes(thread));
  const apart = open.filter((comment) => !isPlaced(comment));
  return (
    <div className={styles.overview}>
      <h2>{title}</h2>
      <p className="note">{reviewMessages.sentBy(by, formatTime(changedAt))}</p>
      <ProposalStatus />
      <section>
        <h2>{reviewMessages.changes}</h2>
        {pages.length === 0 ? (
          <p>{reviewMessages.nothing}</p>
        ) : (
          <Changes pages={pages} onChosen={() => undefined} noteOf={noteOf} />
        )}
      </section>
      {also.length > 0 && (
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
                  {toPlainText(texts[0] ?? '')} {texts.length > 1 && reviewMessages.more(texts.length - 1)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {editor.checked && (
        <section>
          <h2>{reviewMessages.check}</h2>
          {diagnostics.length === 0 ? (
            <p>{reviewMessages.right}</p>
          ) : (
            <Diagnostics
              diagnostics={diagnostics}
              nameOf={({file}) => pageNameOf(file, editor)}
              onChosen={() => undefined}
            />
          )}
        </section>
      )}
      <section>
        <h2>{reviewMessages.message}</h2>
        {verdicts.map(({by: name, state}) => (
          <p key={name}>{reviewMessages.verdicts[state](name)}</p>
        ))}
        {remarks.failure !== undefined && <p role="alert">{remarks.failure}</p>}
        {remarks.conversation && threads.length === 0 && <p>{reviewMessages.nothingSaid}</p>}
        {list(open.filter(isPlaced))}
        {apart.length > 0 && <p className="note">{reviewMessages.noPlace}</p>}
        {list(apart)}
        {resolved.length > 0 && (
          <details>
            <summary>{reviewMessages.resolved(resolved.length)}</summary>
            {list(resolved)}
          </details>
        )}
      </section>
      {isOpen && isWriter && by !== owner.account && <p className="note">{progressMessages.goesOn(by)}</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <p className={styles.ways}>
        {isWriter && (
          <>
            {isOpen && (
              <>
                <button onClick={go}>{isDoing ? reviewMessages.loading : reviewMessages.change}</button>
                <ManageProposal {...{proposal, again, withdrawn}} account={owner.account} />
              </>
            )}
            <button onClick={onClose}>{reviewMessages.back}</button>
          </>
        )}
        <a href={url} target="_blank" rel="noreferrer">
          {reviewMessages.github}
        </a>
      </p>
    </div>
  );
}
