import {useState, type MouseEvent, type ReactNode} from 'react';
import Lightbox from '../../../components/Gallery/Lightbox';
import AspectBox from '../../../ui/AspectBox';
import RichText from '../../../ui/RichText';
import type {ProjectData} from '../../../site/page-types';
import styles from './styles.module.css';

interface Props {
  photos: NonNullable<ProjectData['story']['photos']>;
  messages: ProjectData['messages'];
}

const ROW = 3;

/** If the photos do not fill rows of three, the first row has two. */
const sizesOf = (count: number) => `(min-width: 40em) ${count % ROW === 0 ? '31vw' : '46vw'}, 91vw`;

/** The photos in their order, each below the name of its work stage. They open in the lightbox. */
export default function Photos({photos, messages}: Props): ReactNode {
  const [opened, setOpened] = useState<number>();
  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  }
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({image, alt, caption, stage}, index) => (
          <li key={image.src}>
            <figure>
              <a
                href={`${image.src}-${image.width}.jpg`}
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}>
                <AspectBox photo={image} alt={alt} sizes={sizesOf(photos.length)} linked />
              </a>
              <figcaption>
                <strong>{messages[stage]}</strong> <RichText text={caption} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          photos={photos.map(({image, alt, caption, stage}) => ({src: image, alt, caption, category: messages[stage]}))}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
