import {createContext, useContext, type ComponentProps, type ReactNode} from 'react';
// Named with `index`: the bundler gives this module to whoever asks for `layout/Photo`.
import Photo from '../../../ui/Photo/index';

/** Where pictures are that the last build did not make, by the `src` that the page uses. */
export const PictureAddresses = createContext<Readonly<Record<string, string>>>({});

/** A photo of the site; a new one is shown as it was chosen. */
export default function ShownPhoto(props: ComponentProps<typeof Photo>): ReactNode {
  const {photo, alt, className, narrow} = props;
  const address = useContext(PictureAddresses)[photo.src];
  if (address === undefined) return <Photo {...props} />;
  return (
    <picture data-src={narrow ? `${photo.src} ${narrow.photo.src}` : photo.src}>
      <img className={className} src={address} width={photo.width} height={photo.height} alt={alt} />
    </picture>
  );
}
