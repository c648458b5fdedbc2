import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import type {GalleryCategory} from '../../../site/page-types';
import AspectBox from '../../../ui/AspectBox';
import styles from './styles.module.css';

type Image = GalleryCategory['images'][number];

interface Props {
  category: GalleryCategory;
  onOpen: (image: Image) => void;
}

const SIZES = '(min-width: 62em) 36vw, 46vw';

/**
 * The photos of one category. Their number is known before the first one loads, so that the layout does not move. Each
 * photo links to its largest version, which opens in the lightbox.
 */
export default function Category({category: {name, images}, onOpen}: Props): ReactNode {
  function open(event: MouseEvent, image: Image) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(image);
  }

  return (
    <section className={clsx(styles.category, 'grid')}>
      <h3>{name}</h3>
      <ul className={styles.photos} data-odd={images.length % 2 === 1 || undefined} data-over={images.length % 3}>
        {images.map((image) => (
          <li key={image.src.src}>
            <a
              href={`${image.src.src}-${image.src.width}.jpg`}
              aria-haspopup="dialog"
              onClick={(event) => open(event, image)}>
              <AspectBox photo={image.src} alt={image.alt} sizes={SIZES} linked />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
