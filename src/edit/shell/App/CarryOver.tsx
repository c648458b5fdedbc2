import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {spoken} from '../../../content/read';
import type {Choice, Draft} from '../../../content/write';
import type {Branch} from '../../github';
import {carryOver, nameOf} from '../../model/carry-over';
import {laterWords} from '../../words/later';
import Dialog from '../Dialog';
import styles from './styles.module.css';

interface Props {
  /** A change of what was there before others changed it. */
  older: Draft;
  base: Branch;
  /** How people call the page of a file. */
  pageName: (file: string) => string;
  done: (draft: Draft) => void;
}

const said = (value: unknown): string =>
  value === undefined
    ? laterWords.moved.nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, undefined, 2);

/** Brings a draft to what others have made meanwhile. Where two people changed the same place, it asks with both texts. */
export default function CarryOver({older, base, pageName, done}: Props): ReactNode {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Choice>>(new Map());
  const {draft, open} = useMemo(() => carryOver(older, base, answers), [older, base, answers]);
  const [met] = open;
  useEffect(() => {
    if (!met) done(draft);
  }, [met, draft, done]);
  if (!met) return null;
  const at = 'at' in met ? met.at.map((key) => (typeof key === 'number' ? key + 1 : spoken(key))) : [];
  const sides = [
    {choice: 'ours', name: laterWords.moved.mine, text: said(met.ours)},
    {choice: 'theirs', name: laterWords.moved.theirs, text: said(met.theirs)},
  ] as const;
  return (
    <Dialog key={nameOf(met)} title={laterWords.moved.title}>
      <p className="note">{[pageName(met.file), ...at].join(' › ')}</p>
      <div className={styles.both}>
        {sides.map(({choice, name, text}) => (
          <section key={choice}>
            <button type="button" onClick={() => setAnswers(new Map([...answers, [nameOf(met), choice]]))}>
              {name}
            </button>
            <pre>{text}</pre>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
