/** Shows the pictures that the last build did not produce. */
import type {ComponentProps} from 'react';
import type {EditingProvider, ShownPhoto} from '../../hooks/useEditing';
import type {RenderRequest} from '../protocol';

/** @param pictures addresses of pictures that the last build did not produce, by the `src` in the page */
export const editingContext = (
  pictures: RenderRequest['pictures'],
): ComponentProps<typeof EditingProvider>['value'] => ({
  addressOf: (src) => pictures[src],
  renderPhoto({photo: {src, width, height}, narrow, ...shown}: ShownPhoto) {
    // The whole photo also replaces a crop: the styles of the page keep its focal point in view.
    const address = pictures[src] ?? (narrow && pictures[narrow.photo.src]);
    return (
      address !== undefined && (
        <picture data-src={narrow ? `${src} ${narrow.photo.src}` : src}>
          <img className={shown.className} src={address} width={width} height={height} alt={shown.alt} />
        </picture>
      )
    );
  },
});
