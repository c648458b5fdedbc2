import type {ReactNode} from 'react';
import type {Form} from '../../../site/page-types';
import Button from '../../../ui/Button';
import {interpolate} from '../../../shared/interpolate';
import {telephoneLink} from '../../../shared/addresses';
import Answers from '../Answers';
import Banner from '../Banner';
import Copy from '../Copy';
import type {FormState} from '../useForm';
import {letter, controlText} from '../values';
import styles from './styles.module.css';

interface Props {
  title: string;
  state: FormState;
  form: Form;
}

/**
 * The banner after sending. A failure offers other ways to contact the company; a preview shows what it would have
 * sent.
 */
export default function Result({title, state, form: {success, words, email, phone}}: Props): ReactNode {
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
        <Button type="submit" look="line" small>
          {words.tryAgain}
        </Button>
        <Button to={letter(email, title, controlText(state.answers))} look="line" small>
          {words.byEmail}
        </Button>
        <Button to={telephoneLink(phone)} look="line" small>
          {interpolate(words.call, {phone})}
        </Button>
      </p>
    </Banner>
  );
}
