import type {ReactNode} from 'react';
import Button from '../../../ui/Button';
import RichText from '../../../ui/RichText';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** A question, a promise and a link to the quote form. */
export default function QuoteBox(): ReactNode {
  const site = useSite();
  return (
    <div className={styles.box} data-search-ignore>
      <strong>{site.labels.sideQuestion}</strong>
      <p>
        <RichText text={site.labels.sidePromise} />
      </p>
      <Button to={site.quote.href} look="ink" small>
        {site.quote.name}
      </Button>
    </div>
  );
}
