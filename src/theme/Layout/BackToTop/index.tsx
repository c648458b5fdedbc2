import Icon from '../../../ui/Icon';
import {REDUCED_MOTION, useMediaQuery, useScrolledPast} from '../../../hooks/browser';
import {MAIN_ID} from '../../../shared/page-ids';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** The button appears when the page is scrolled by more than this many pixels. */
const THRESHOLD = 300;

export default function BackToTop() {
  const site = useSite();
  const shown = useScrolledPast(THRESHOLD);
  const behavior = useMediaQuery(REDUCED_MOTION) ? 'auto' : 'smooth';
  return (
    <button
      type="button"
      hidden={!shown}
      className={styles.button}
      aria-label={site.labels.toTop}
      onClick={() => {
        // The button is about to disappear, so the focus moves to the top with the page.
        document.getElementById(MAIN_ID)?.focus({preventScroll: true});
        window.scrollTo({top: 0, behavior});
      }}>
      <Icon name="arrow-up" />
    </button>
  );
}
