import type {ReactNode} from 'react';
import type {Photo as PhotoData} from '../../cms/parse';
import {useEditing} from '../../hooks/useEditing';
import styles from './styles.module.css';
import {imageLoading} from '../../hooks/browser';

interface Props {
  photo: PhotoData;
  alt: string;
  /** The value of the HTML attribute `sizes`. */
  sizes: string;
  /** Loads at once, and the loading screen waits for it. Other photos load when they come near the screen. */
  eager?: boolean;
  /** The same, unless the connection is slow. */
  awaited?: boolean;
  /** The largest picture of the first screen. */
  first?: boolean;
  /** The photo is in a link or behind one, which loads it when the visitor saves data, so it needs no button. */
  linked?: boolean;
  /** The photo for narrow screens. */
  narrow?: {photo: PhotoData; media: string};
  className?: string;
}

const srcSet = ({src, widths}: PhotoData, format: string) =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/**
 * A photo in the format and width that the browser prefers. Its size and colour are reserved before it loads. When the
 * visitor saves data, src/theme/Layout/inline/end-of-page.ts labels and shows the button.
 */
export default function Photo(props: Props) {
  const {photo, alt, sizes, eager, awaited, first, linked, narrow, className} = props;
  const [smallest] = photo.widths;
  const fetching = imageLoading(eager || first ? 'always' : awaited ? 'unless slow' : undefined);
  const edited = useEditing()?.renderPhoto(props);
  if (edited) return edited;
  const picture = (
    <picture>
      {narrow &&
        ['avif', 'webp', 'jpg'].map((format) => (
          <source
            key={format}
            media={narrow.media}
            type={`image/${format === 'jpg' ? 'jpeg' : format}`}
            srcSet={srcSet(narrow.photo, format)}
            sizes="100vw"
            width={narrow.photo.width}
            height={narrow.photo.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(photo, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={`${photo.src}-${smallest}.jpg`}
        srcSet={srcSet(photo, 'jpg')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        {...fetching}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={{backgroundColor: photo.color}}
      />
    </picture>
  );
  return linked ? (
    picture
  ) : (
    <>
      {picture}
      <button type="button" hidden className={styles.show} />
    </>
  );
}

interface BoxProps extends Props {
  /** Content on top of the photo. */
  children?: ReactNode;
}

/** A photo cropped to the shape of its box. In a card that is a link, it zooms in a little on hover. */
export function AspectBox({children, ...photo}: BoxProps) {
  return (
    <div className={styles.frame}>
      <Photo {...photo} />
      {children}
    </div>
  );
}
