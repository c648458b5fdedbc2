import {AspectBox} from '../Photo';
import {useSiteChrome} from '../../hooks/usePage';
import RichText from '../RichText';
import styles from './styles.module.css';

interface Props {
  /** The path of the photo in the body of the page. */
  path: string;
  alt: string;
  caption?: string;
}

const SIZES = '(min-width: 62em) 58vw, 100vw';

/** A photo with a caption in the body of a page. On a service page the loading screen waits for it. */
export default function Figure({path, alt, caption}: Props) {
  const {kind, photos} = useSiteChrome();
  const photo = photos[path];
  return (
    <figure data-figure className={styles.figure}>
      {photo && <AspectBox photo={photo} alt={alt} sizes={SIZES} eager={kind === 'service'} />}
      {caption && (
        <figcaption className={`note ${styles.caption}`}>
          <RichText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}
