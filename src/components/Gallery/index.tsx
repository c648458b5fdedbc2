import {useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {slug} from '../../shared/slug';
import Chips from '../../ui/Chips';
import {interpolate} from '../../shared/interpolate';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';
import Category from './Category';
import Lightbox from './Lightbox';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The key of the filter in the address: /about/gallery?category=equipment. */
const KEY = 'category';

/** The photos of all categories or of one. Each opens in the lightbox. */
export default function Gallery(): ReactNode {
  const site = useSite();
  const {categories} = usePage('gallery');
  const {pathname} = useLocation();
  const wanted = useQuery(KEY);
  const [opened, setOpened] = useState<number>();
  const chosen = categories.find(({name}) => slug(name) === wanted);
  const shown = chosen ? [chosen] : categories;
  const photos = shown.flatMap(({name, images}) => images.map((image) => ({...image, category: name})));
  const total = categories.reduce((sum, {images}) => sum + images.length, 0);
  const {photoFilter, all, photosShown} = site.labels;
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
          <Category
            key={category.name}
            category={category}
            onOpen={({src}) => setOpened(photos.findIndex((photo) => photo.src === src))}
          />
        ))}
      </div>
      {opened !== undefined && <Lightbox photos={photos} start={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
