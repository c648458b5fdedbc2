import {useId, useState, type ReactNode} from 'react';
import {valueAt} from '../../../cms/lint';
import {isWithin, segmentsOf} from '../../../cms/source-map/content-ref';
import {changesAt} from '../../state/review-items';
import {typedTextAt} from '../../state/suggestion';
import {messages} from '../../messages';
import {reviewMessages} from '../../messages/review';
import {lazyComponent} from '../../loading/lazy-with-retry';
import InlineDiff from '../../../ui/InlineDiff';
import {toPlainText} from '../../state/format-diagnostic';
import {pageNameOf, fieldLabel, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import Thread, {SuggestedText} from './Thread';
import {useReview} from './useReview';

/** Loads with the first suggestion for a text. */
const BlockText = lazyComponent(async () => (await import('../RichText/BlockText')).default);

/** Shows the texts of a reference before and now, its comments, and a box for a new one. */
export default function CommentPanel({spot: reviewedRef}: {spot: string}): ReactNode {
  const editor = useEditor();
  const {sourceOf, contentRef, open} = editor;
  const {pages, pending, isWriter, isOpen, proposal, owner} = useReview();
  const id = useId();
  const {file, names} = segmentsOf(reviewedRef);
  const source = sourceOf(file);
  const named = contentRef ? fieldLabel(contentRef, editor) : [pageNameOf(file, editor), ...names].join(', ');
  const changes = changesAt(pages, reviewedRef);
  const value = contentRef?.path && valueAt(source?.parsed?.data, contentRef.path);
  const isHere = (other?: string) => other !== undefined && (other === reviewedRef || isWithin(other, reviewedRef));
  const threads = pending.conversation?.threads.filter((thread) => isHere(thread.place)) ?? [];
  const unsent = pending.comments.find((comment) => comment.place === reviewedRef);
  const otherUnsent = pending.comments.filter((comment) => comment !== unsent && isHere(comment.place));
  return (
    <section className={styles.spot} aria-labelledby={`${id}-name`}>
      <div className={styles.head}>
        <h2 id={`${id}-name`}>{named}</h2>
        <button onClick={() => open(undefined)}>{messages.close}</button>
      </div>
      {changes.map(({place: way, what}, index) => (
        <p key={index}>
          <small>{way.join(' › ')}</small> <InlineDiff toText={toPlainText} what={what} />
        </p>
      ))}
      {changes.length === 0 && (typeof value === 'string' || typeof value === 'number') && (
        <p>
          <small>{reviewMessages.spot.same}</small> {value}
        </p>
      )}
      {threads.map((thread) => (
        <Thread key={thread.id} {...{thread, owner, isWriter}} number={proposal.number} onAnswered={pending.ask} />
      ))}
      {otherUnsent.map(({key, words, instead}) => (
        <div key={key} className={styles.own}>
          <p className="note">{reviewMessages.spot.kept}</p>
          <p className={styles.words}>{words}</p>
          {instead !== undefined && <SuggestedText instead={instead} />}
          <button onClick={() => pending.remove(key)}>{reviewMessages.spot.remove}</button>
        </div>
      ))}
      {!isWriter && <p className="note">{reviewMessages.readOnly}</p>}
      {isWriter && isOpen && (
        <CommentForm
          // What has been sent is no longer in the form.
          key={pending.key}
          typed={contentRef && source && typedTextAt(contentRef, source)}
          isBlock={contentRef?.line !== undefined}
          comment={unsent}
          onSaid={(comment) => pending.say({...comment, place: reviewedRef, named})}
        />
      )}
    </section>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

interface TypedComment {
  words: string;
  instead?: string;
}

interface FormProps {
  /** The current text, if a reviewer can suggest another. */
  typed?: string;
  /** Whether the text is a block of a body, which may hold bold words and links. */
  isBlock: boolean;
  comment?: TypedComment;
  /** Runs at each keystroke, so that nothing is lost when the person goes to another reference. */
  onSaid: (comment: TypedComment) => void;
}

function CommentForm({typed, isBlock, comment = {words: ''}, onSaid}: FormProps): ReactNode {
  const id = useId();
  const {words} = comment;
  const [instead, setInstead] = useState(comment.instead);
  const [isAsked, setAsked] = useState(false);
  const change = (text: string, other?: string) => {
    const isOther = other !== undefined && other.trim() !== '' && other !== typed;
    setInstead(other);
    onSaid({words: text.trim() === '' ? '' : text, instead: isOther ? other : undefined});
  };
  const {say, suggest, instead: label, noOther, saved, remove} = reviewMessages.spot;
  return (
    <div className={styles.say}>
      <label htmlFor={id}>{say}</label>
      <textarea id={id} value={words} onChange={({target}) => change(target.value, instead)} />
      {instead !== undefined && isBlock && (
        <>
          <p>{label}</p>
          <BlockText text={instead} label={label} isFocused={isAsked} onChange={(text) => change(words, text)} />
        </>
      )}
      {instead !== undefined && !isBlock && (
        <>
          <label htmlFor={`${id}-instead`}>{label}</label>
          <textarea
            id={`${id}-instead`}
            ref={isAsked ? focus : undefined}
            value={instead}
            onChange={({target}) => change(words, target.value)}
          />
        </>
      )}
      <p className={styles.ways}>
        {typed !== undefined && (
          <button
            onClick={() => {
              setAsked(true);
              change(words, instead === undefined ? typed : undefined);
            }}>
            {instead === undefined ? suggest : noOther}
          </button>
        )}
        {(words !== '' || comment.instead !== undefined) && <button onClick={() => change('')}>{remove}</button>}
      </p>
      <p className="note" role="status">
        {(words !== '' || comment.instead !== undefined) && saved}
      </p>
    </div>
  );
}
