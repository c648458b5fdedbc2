import {memo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import {slug} from '../../shared/slug';
import Chips from '../../ui/Chips';
import {interpolate} from '../../shared/interpolate';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';
import Lightbox, {PhotoLink} from './Lightbox';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';
import type {GalleryCategory} from '../../site/page-types';

const SIZES = '(min-width: 62em) 36vw, 46vw';

/** The key of the filter in the address: /about/gallery?category=equipment. */
const KEY = 'category';

/** The photos of all categories or of one. Each opens in the lightbox. */
export default function Gallery() {
  const {categories} = usePage('gallery');
  const {pathname} = useLocation();
  const wanted = useQuery().get(KEY);
  const [opened, setOpened] = useState<string>();
  const chosen = categories.find(({name}) => slug(name) === wanted);
  const shown = chosen ? [chosen] : categories;
  const photos = shown.flatMap(({name, images}) => images.map((image) => ({...image, category: name})));
  const total = categories.reduce((sum, {images}) => sum + images.length, 0);
  const {photoFilter, all, photosShown} = useSite().labels;
  return (
    <>
      <Chips
        label={photoFilter}
        chips={[
          {name: all, count: total, to: pathname, current: !chosen},
          ...categories.map(({name, images}) => ({
            name,
            count: images.length,
            to: `${pathname}?${KEY}=${slug(name)}`,
            current: name === chosen?.name,
          })),
        ]}
      />
      <p className="srOnly" aria-live="polite">
        {interpolate(photosShown, {count: photos.length, total})}
      </p>
      <div className={styles.categories}>
        {shown.map((category) => (
          <Category key={category.name} category={category} onOpen={setOpened} />
        ))}
      </div>
      {opened !== undefined && (
        <Lightbox
          photos={photos}
          start={photos.findIndex(({src}) => src.src === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  category: GalleryCategory;
  /** @param src the address of the photo */
  onOpen: (src: string) => void;
}

/**
 * The photos of one category. Their number is known before the first one loads, so that the layout does not shift.
 * They stay as they are when one opens, so that it opens at once on slow phones.
 */
const Category = memo(function Category({category: {name, images}, onOpen}: Props) {
  return (
    <section className={clsx(styles.category, 'grid')}>
      <h3>{name}</h3>
      <ul className={styles.photos} data-odd={images.length % 2 === 1 || undefined} data-over={images.length % 3}>
        {images.map(({src, alt}) => (
          <li key={src.src}>
            <PhotoLink photo={src} alt={alt} sizes={SIZES} onOpen={() => onOpen(src.src)} />
            <img
              className={styles.printed}
              src={`${src.src}-${src.widths[0]}.jpg`}
              alt=""
              width={src.width}
              height={src.height}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </section>
  );
});
