import type {ReactNode} from 'react';
import clsx from 'clsx';
import Breadcrumbs from '../Breadcrumbs';
import Photo from '../../layout/Photo';
import {useFrame} from '../../hooks/usePage';
import Words from '../../layout/Words';
import styles from './styles.module.css';

/** The dark band at the top of a page: the path to it, its heading, and its photo or a line drawing. */
export default function Banner({children}: {children?: ReactNode}): ReactNode {
  const {title, heading, lead, banner} = useFrame();
  return (
    <div className={clsx(styles.banner, 'onInk', banner ? styles.photo : styles.drawing)}>
      {banner && <Photo photo={banner} alt="" sizes="100vw" first />}
      <div className={clsx('wrap', styles.words)}>
        <Breadcrumbs title={title} />
        <h1>{heading}</h1>
        {lead && (
          <p className="lead">
            <Words text={lead} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
