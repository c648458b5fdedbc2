import {type ReactNode, useEffect, useId, useRef} from 'react';
import clsx from 'clsx';
import type {Form, FormLabels} from '../../../site/page-types';
import Button from '../../../ui/Button';
import {interpolate} from '../../../shared/interpolate';
import {telephoneLink} from '../../../shared/telephone-links';
import type {FormState} from '../useForm';
import {mailtoLink, plainTextOf} from '../answers';
import styles from './styles.module.css';
import Icon from '../../../ui/Icon';
import {usePrintAlone} from '../../../hooks/usePrintAlone';
import Buttons from '../../../ui/Buttons';

const ICONS = {sent: 'circle-check', failed: 'alert-circle', tried: 'info-circle'} as const;

interface Props {
  title: string;
  state: FormState;
  form: Form;
}

/** The banner after sending. After a failure it offers other ways to contact the company. */
export default function Result({title, state, form: {success, words, email, phone}}: Props) {
  if (state.kind === 'idle' || state.kind === 'sending') return null;
  if (state.kind === 'sent') {
    return (
      <>
        <Banner kind="sent" name={words.sent} headline={success} />
        <Copy title={title} answers={state.answers} messages={words} />
      </>
    );
  }
  if (state.kind === 'tried') {
    return (
      <Banner kind="tried" headline={words.preview ?? ''}>
        <Answers answers={state.entries ?? []} />
      </Banner>
    );
  }
  const why = state.reason && interpolate(words[state.reason], {minutes: state.minutes ?? ''});
  return (
    <Banner
      kind="failed"
      headline={state.message ?? words.failed}
      text={[why, words.kept].filter((sentence) => sentence !== undefined).join(' ')}>
      <p className={styles.ways}>
        <Button type="submit" variant="line" small>
          {words.tryAgain}
        </Button>
        <Button to={mailtoLink(email, title, plainTextOf(state.answers))} variant="line" small>
          {words.byEmail}
        </Button>
        <Button to={telephoneLink(phone)} variant="line" small>
          {interpolate(words.call, {phone})}
        </Button>
      </p>
    </Banner>
  );
}

interface CopyProps {
  title: string;
  answers: [label: string, answer: string][];
  messages: Pick<FormLabels, 'copy' | 'print' | 'save'>;
}

/** A copy of the answers that were sent, to print or save. The form itself is empty by then. */
function Copy({title, answers, messages}: CopyProps) {
  const [alone, print] = usePrintAlone();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${title}\r\n\r\n${plainTextOf(answers)}\r\n`)}`;
  return (
    <details className={styles.copy} open={alone || undefined} data-print-alone={alone || undefined}>
      <summary>{messages.copy}</summary>
      <Answers answers={answers.filter(([, answer]) => answer !== '')} />
      <div className={styles.copyWays}>
        <Buttons>
          <Button type="button" variant="line" small onClick={print}>
            {messages.print}
          </Button>
          <Button to={file} download={`${title}.txt`} variant="line" small>
            {messages.save}
          </Button>
        </Buttons>
      </div>
    </details>
  );
}

/** The answers of a form, one entry for each field. */
function Answers({answers}: {answers: [name: string, value: string][]}) {
  return (
    <dl className={styles.entries}>
      {answers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BannerProps {
  kind: 'sent' | 'failed' | 'tried';
  /** The name for screen readers, if it says more than the headline. */
  name?: string;
  headline: string;
  text?: string;
  /** What the visitor can do next. */
  children?: ReactNode;
}

/** The result of sending. It takes the focus once, so that visitors notice it and screen readers read it. */
function Banner({kind, name, headline, text, children}: BannerProps) {
  const id = useId();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [headline, text]);
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role="group"
      aria-label={name ?? headline}
      // Text that is already the accessible name is not repeated as the description.
      aria-describedby={(name ?? text) && id}
      className={clsx(styles.banner, styles[kind])}>
      <Icon name={ICONS[kind]} />
      <div className={styles.words}>
        <div id={name && id}>
          <p className={styles.headline}>{headline}</p>
          {text && <p id={name ? undefined : id}>{text}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
