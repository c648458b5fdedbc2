import {render} from '@testing-library/react';
import {editingContext} from '../../../../src/editor/preview/editing-context';
import {EditingProvider} from '../../../../src/hooks/useEditing';
import Photo from '../../../../src/ui/Photo';

const photoOf = (src: string) => ({src, width: 600, height: 400, widths: [600], color: '#000'});
const [yard, crop] = [photoOf('/assets/img/yard.1111111111'), photoOf('/assets/img/yard.1111111111-at0')];
const WHOLE = `${yard.src}-600.jpg`;

test('A photo whose crop for phones is not built is shown whole on every screen, and no other version is loaded', () => {
  const {container} = render(
    <EditingProvider value={editingContext({[crop.src]: WHOLE})}>
      <Photo photo={yard} alt="A yard" sizes="100vw" narrow={{photo: crop, media: '(max-width: 48em)'}} />
    </EditingProvider>,
  );
  const versions = Array.from(container.querySelectorAll('img, source'), (item) => [
    item.localName,
    item.getAttribute('src'),
  ]);
  expect(versions).toEqual([['img', WHOLE]]);
  expect(container.querySelector('picture')?.dataset.src).toBe(`${yard.src} ${crop.src}`);
});
