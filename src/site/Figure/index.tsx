import type {ReactNode} from 'react';
import Photo from '../Photo';
import {usePage} from '../usePage';
import styles from './styles.module.css';

interface Props {
  /** The path under which the body of the page names the photo. */
  path: string;
  alt: string;
  caption?: string;
}

const SIZES = '(min-width: 62em) 58vw, 100vw';

/** A photo between the words of a page, with its caption. */
export default function Figure({path, alt, caption}: Props): ReactNode {
  const photo = usePage().photos[path];
  return (
    <figure className={styles.figure} data-figure>
      <div className={styles.frame}>{photo && <Photo photo={photo} alt={alt} sizes={SIZES} />}</div>
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  );
}
