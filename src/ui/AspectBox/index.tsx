import type {ComponentProps, ReactNode} from 'react';
import Photo from '../Photo';
import styles from './styles.module.css';

interface Props extends ComponentProps<typeof Photo> {
  /** What is over the photo. */
  children?: ReactNode;
}

/** A photo cropped to its frame; in a card that is a link it comes a little nearer on hover. */
export default function AspectBox({children, ...photo}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <Photo {...photo} />
      {children}
    </div>
  );
}
