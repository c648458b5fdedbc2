import site from '@generated/content/default/site.json';
import {SiteProvider} from '@site/src/hooks/useSite';
import Button from '@site/src/ui/Button';
import Buttons from '@site/src/ui/Buttons';
import ContactLinks from '@site/src/ui/ContactLinks';
import styles from './styles.module.css';

interface Props {
  /** Renders the page again; forms restore what the visitor typed. */
  tryAgain: () => void;
}

/** Replaces a page that fails. Docusaurus may render it above `Root`, so it provides the site data itself. */
export default function PageError({tryAgain}: Props) {
  const {heading, text, tryAgain: buttonText} = site.error;
  return (
    <SiteProvider value={site}>
      <div className={`${styles.page} onInk`} role="alert">
        <div className="wrap">
          <h1>{heading}</h1>
          <p className="lead">{text}</p>
          <Buttons>
            <Button type="button" variant="signal" onClick={tryAgain}>
              {buttonText}
            </Button>
          </Buttons>
          <p className={styles.contact}>
            <ContactLinks phones={site.phones} />
          </p>
        </div>
      </div>
    </SiteProvider>
  );
}
