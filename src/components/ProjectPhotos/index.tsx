import {useState} from 'react';
import {usePage} from '../../hooks/usePage';
import RichText from '../../ui/RichText';
import TaggedSection from '../../ui/TaggedSection';
import Lightbox, {PhotoLink} from '../Gallery/Lightbox';
import styles from './styles.module.css';

const ROW = 3;

/** If the photos do not fill rows of three, the first row has two. */
const sizesOf = (count: number) => `(min-width: 40em) ${count % ROW === 0 ? '31vw' : '46vw'}, 91vw`;

/** The photos of a project in their order, each with the stage of the work. They open in the lightbox. */
export default function ProjectPhotos() {
  const {project, projectLabels: labels} = usePage('project');
  const [opened, setOpened] = useState<number>();
  const {photos = []} = project;
  if (!labels) return null;
  return (
    <TaggedSection tag={labels.pictures} heading={labels.picturesHeading}>
      <ul className={styles.photos}>
        {photos.map(({image, alt, caption, stage}, index) => (
          <li key={image.src}>
            <figure>
              <PhotoLink photo={image} alt={alt} sizes={sizesOf(photos.length)} onOpen={() => setOpened(index)} />
              <figcaption>
                <strong>{labels[stage]}</strong> <RichText text={caption} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Lightbox
          photos={photos.map(({image, alt, caption, stage}) => ({src: image, alt, caption, category: labels[stage]}))}
          start={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </TaggedSection>
  );
}
