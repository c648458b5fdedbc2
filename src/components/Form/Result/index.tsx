import type {ReactNode} from 'react';
import type {Form} from '../../../content/kinds';
import Button from '../../../layout/Button';
import {fillPlaces} from '../../../shared/fill-places';
import {telephoneLink} from '../../../shared/addresses';
import Banner from '../Banner';
import type {State} from '../useForm';
import styles from './styles.module.css';

interface Props {
  state: State;
  form: Form;
}

/** The banner after sending. A failure offers other ways; a preview shows what it would have sent. */
export default function Result({state, form: {success, words, phone}}: Props): ReactNode {
  if (state.kind === 'idle' || state.kind === 'sending') return null;
  if (state.kind === 'sent') return <Banner kind="sent" name={words.sent} headline={success} />;
  if (state.kind === 'tried') {
    return (
      <Banner kind="tried" headline={words.preview ?? ''}>
        <dl className={styles.entries}>
          {state.entries?.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Banner>
    );
  }
  const why = state.reason && fillPlaces(words[state.reason], {minutes: state.minutes ?? ''});
  return (
    <Banner
      kind="failed"
      headline={state.message ?? words.failed}
      text={[why, words.kept].filter((sentence) => sentence !== undefined).join(' ')}>
      <p className={styles.ways}>
        <Button type="submit" look="line" small>
          {words.tryAgain}
        </Button>
        <Button to={state.letter} look="line" small>
          {words.byEmail}
        </Button>
        <Button to={telephoneLink(phone)} look="line" small>
          {fillPlaces(words.call, {phone})}
        </Button>
      </p>
    </Banner>
  );
}
