import type {ReactNode} from 'react';
import Button from '@site/src/ui/Button';
import Buttons from '@site/src/ui/Buttons';
import ContactLinks from '@site/src/ui/ContactLinks';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

interface Props {
  /** Renders the page again. Forms restore what was typed. */
  tryAgain: () => void;
}

/** What is in place of a page that fails in the browser. The exception is told in the console alone. */
export default function PageError({tryAgain}: Props): ReactNode {
  const site = useSite();
  const {heading, text, tryAgain: again} = site.error;
  return (
    <div className={`${styles.page} onInk`} role="alert">
      <div className="wrap">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <Buttons>
          <Button type="button" look="signal" onClick={tryAgain}>
            {again}
          </Button>
        </Buttons>
        <p className={styles.contact}>
          <ContactLinks phones={site.phones} />
        </p>
      </div>
    </div>
  );
}
