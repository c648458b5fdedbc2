import type {ComponentProps, ReactNode} from 'react';
import Photo from '../Photo';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof Photo> {
  /** Content on top of the photo. */
  children?: ReactNode;
}

/** A photo cropped to the shape of its box. In a card that is a link, it zooms in a little on hover. */
export default function AspectBox({children, ...photo}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <Photo {...photo} />
      {children}
    </div>
  );
}
