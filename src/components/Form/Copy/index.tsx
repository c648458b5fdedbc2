import type {ReactNode} from 'react';
import type {FormWords} from '../../../site/page-types';
import {usePrintAlone} from '../../../hooks/usePrintAlone';
import Button from '../../../ui/Button';
import Buttons from '../../../ui/Buttons';
import {slug} from '../../../shared/slug';
import Answers from '../Answers';
import {controlText} from '../values';
import styles from './styles.module.css';

interface Props {
  title: string;
  answers: [label: string, answer: string][];
  messages: Pick<FormWords, 'copy' | 'print' | 'save'>;
}

/** A copy of the answers that were sent, to print or save. The form itself is empty by then. */
export default function Copy({title, answers, messages}: Props): ReactNode {
  const [alone, print] = usePrintAlone();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\r\n\r\n${controlText(answers)}\r\n`)}`;
  return (
    <details className={styles.copy} open={alone || undefined} data-print-alone={alone || undefined}>
      <summary>{messages.copy}</summary>
      <Answers answers={answers.filter(([, answer]) => answer !== '')} />
      <div className={styles.ways}>
        <Buttons>
          <Button type="button" look="line" small onClick={print}>
            {messages.print}
          </Button>
          <Button to={file} download={`${slug(title)}.txt`} look="line" small>
            {messages.save}
          </Button>
        </Buttons>
      </div>
    </details>
  );
}
