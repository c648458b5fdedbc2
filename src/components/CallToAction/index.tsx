import {LinkButtons} from '../../ui/Buttons';
import {useSiteChrome} from '../../hooks/usePage';
import RichText from '../../ui/RichText';
import styles from './styles.module.css';

/** The orange band of a page: a question, a promise, and one or two buttons. */
export default function CallToAction() {
  const {callToAction} = useSiteChrome();
  if (!callToAction) return null;
  const {heading, text, buttons} = callToAction;
  return (
    <section className={styles.band} data-search-ignore>
      <div className={`wrap grid ${styles.inner}`}>
        <h2>{heading}</h2>
        <div className={styles.side}>
          <RichText as="p" text={text} />
          <LinkButtons links={buttons} first="ink" />
        </div>
      </div>
    </section>
  );
}
