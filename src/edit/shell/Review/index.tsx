import {useId, useState, type ReactNode} from 'react';
import type {Flaw} from '../../../content/check';
import {draftNotices, draftVersions} from '../../../content/write';
import {report as reportOf} from '../../../review/report';
import {asMarkdown, asText} from '../../../review/report/sentences';
import {send as propose, Trouble} from '../../github';
import {laterWords} from '../../words/later';
import type {Send} from '../ready';
import Dialog from '../Dialog';
import Flaws from '../Flaws';
import {pageNameOf, useEditor} from '../useEditor';
import Progress from './Progress';
import styles from './styles.module.css';

interface Props {
  onClose: () => void;
  /** Proposes what was changed. */
  send: Send;
}

/** What will change, what is in the way, and the sending itself. */
export default function Review({onClose, send}: Props): ReactNode {
  const editor = useEditor();
  const {checked, trouble: unchecked, draft, changed, base, sent} = editor;
  const id = useId();
  const report = reportOf(draftVersions(draft, base.texts));
  const lines = asText(report).split('\n').filter(Boolean);
  const [title, setTitle] = useState((lines[0] ?? '').slice(0, MOST));
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const flaws = checked?.flaws ?? [];
  const isRight = checked !== undefined && !unchecked && flaws.length === 0;
  const canSend = changed.size > 0 && isRight && title.trim() !== '' && !isSending;
  const go = async () => {
    setSending(true);
    setTrouble(undefined);
    try {
      await send(propose, title.trim(), asMarkdown(report));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      setTrouble(error.message);
    } finally {
      setSending(false);
    }
  };
  const list = (heading: string, found: readonly Flaw[], areNotices = false) =>
    found.length > 0 && (
      <section>
        <h3>{heading}</h3>
        <Flaws flaws={found} areNotices={areNotices} nameOf={({file}) => pageNameOf(file, editor)} onChosen={onClose} />
      </section>
    );
  return (
    <Dialog title={changed.size === 0 && sent ? laterWords.review.after : laterWords.review.before} onClose={onClose}>
      {list(laterWords.review.inTheWay, flaws)}
      {list(laterWords.review.notices, checked ? draftNotices(checked.content, changed) : [], true)}
      {(changed.size > 0 || !sent) && (
        <section>
          <h3>{laterWords.review.report}</h3>
          {lines.length === 0 ? (
            <p>{laterWords.review.nothing}</p>
          ) : (
            <ul className={styles.report}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {changed.size > 0 && (
        <p className={styles.sentence}>
          <label htmlFor={id}>{laterWords.review.sentence}</label>
          <input id={id} value={title} onChange={({target}) => setTitle(target.value)} />
          <button type="button" className={styles.send} disabled={!canSend} onClick={() => void go()}>
            {isSending ? laterWords.review.sending : laterWords.review.send}
          </button>
        </p>
      )}
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {sent && <Progress sent={sent} onChosen={onClose} />}
    </Dialog>
  );
}

/** As many characters as a title shows everywhere. */
const MOST = 72;
