import type {ReactNode} from 'react';
import clsx from 'clsx';
import Breadcrumbs from '../Breadcrumbs';
import BandEnd from '../../ui/BandEnd';
import Photo from '../../ui/Photo';
import type {Photo as PhotoData} from '../../cms/parse';
import {useFrame} from '../../hooks/usePage';
import RichText from '../../ui/RichText';
import styles from './styles.module.css';

const NARROW = '(max-width: 47.99em)';
/** The minimum height of a banner with a photo, as in its style. */
const LEAST_HEIGHT_REM = 28;

/** A wide photo that fills the height of the banner is wider than the screen. */
const sizesOf = ({width, height}: PhotoData) => `max(100vw, ${Math.round((LEAST_HEIGHT_REM * width) / height)}rem)`;

/** The dark band at the top of a page: the breadcrumbs, the heading, and a photo or a line drawing. */
export default function Banner({children}: {children?: ReactNode}): ReactNode {
  const {title, heading, lead, banner} = useFrame();
  return (
    <div className={clsx(styles.banner, 'onInk', banner ? styles.photo : styles.drawing)}>
      {banner && (
        <Photo
          photo={banner}
          narrow={banner.narrow && {photo: banner.narrow, media: NARROW}}
          alt=""
          sizes={sizesOf(banner)}
          first
        />
      )}
      <div className={clsx('wrap', styles.words)}>
        <Breadcrumbs title={title} />
        <h1>{heading}</h1>
        {lead && (
          <p className="lead">
            <RichText text={lead} />
          </p>
        )}
        {children}
      </div>
      <BandEnd />
    </div>
  );
}
