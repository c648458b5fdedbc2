import type {ReactNode} from 'react';
import type {Photo as PhotoData} from '../../content/pictures';

interface Props {
  photo: PhotoData;
  alt: string;
  /** How wide the photo is shown, in the words of the HTML attribute `sizes`. */
  sizes: string;
  /** Fetched at once and awaited by the loading screen; otherwise when it comes near the screen. */
  eager?: boolean;
  /** Made eager by src/theme/Layout/LoadingScreen/fetchAwaited, which knows whether data are saved. */
  awaited?: boolean;
  /** The largest picture of the first screen. */
  first?: boolean;
  /** Shown instead on narrow screens. */
  narrow?: {photo: PhotoData; media: string};
  className?: string;
}

const srcSet = ({src, widths}: PhotoData, format: string) =>
  widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

/** A photo in the formats and widths that the browser prefers, with its size and colour reserved before it is there. */
export default function Photo({photo, alt, sizes, eager, awaited = false, first, narrow, className}: Props): ReactNode {
  const [smallest] = photo.widths;
  return (
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
        data-awaited={awaited || undefined}
        loading={eager || first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={{backgroundColor: photo.color}}
      />
    </picture>
  );
}
