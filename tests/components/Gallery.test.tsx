import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../src/components/Gallery';
import {gallery} from '../../src/content/kinds/gallery';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {made} from './pages/pictures';
import {renderPart} from './render';

const {labels} = site;
const image = (name: string) => ({src: `/img/gallery/${name}.jpg`, alt: `Photo of ${name}`});
const page = pageOf(gallery, {
  categories: [
    {name: 'Office & People', images: ['desk', 'lounge'].map(image)},
    {name: 'Equipment', images: ['pump', 'vessel', 'lathe'].map(image)},
  ],
});

const show = (at = '/about/gallery') => renderPart(<Gallery />, page, at);
const photos = () => screen.getAllByRole('img').map((one) => one.getAttribute('alt'));
const lightbox = () => screen.getByRole('dialog', {name: labels.lightbox});
const photo = (name: string) => screen.getByRole('link', {name: `Photo of ${name}`});
const place = (number: number, total: number) =>
  within(lightbox()).queryByText(fillPlaces(labels.photoPlace, {number, total}));

describe('The gallery', () => {
  it('opens filtered at a shared address, with counts, and shows all for a category that does not exist', () => {
    const {unmount} = show('/about/gallery?category=office-and-people');
    expect(photos()).toEqual(['Photo of desk', 'Photo of lounge']);
    const filters = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(filters.map((link) => link.textContent)).toEqual([`${labels.all} 5`, 'Office & People 2', 'Equipment 3']);
    expect(filters[1]).toHaveAttribute('aria-current', 'true');
    const count = fillPlaces(labels.photosShown, {count: 2, total: 5});
    expect(screen.getByText(count)).toHaveAttribute('aria-live', 'polite');
    unmount();
    show('/about/gallery?category=astronomy');
    expect(photos()).toHaveLength(5);
  });

  it('loads photos as they come near, and links each to its largest version', () => {
    show();
    for (const one of screen.getAllByRole('img')) expect(one).toHaveAttribute('loading', 'lazy');
    expect(photo('pump')).toHaveAttribute('href', made('pump', '-1200.jpg'));
  });
});

describe('The lightbox', () => {
  it('steps through the filtered category by buttons, arrow keys and a swipe, and wraps both ways', async () => {
    show('/about/gallery?category=equipment');
    await userEvent.click(photo('pump'));
    expect(within(lightbox()).getByRole('img')).toHaveAttribute('srcset', `${made('pump', '-1200.jpg')} 1200w`);
    await userEvent.click(screen.getByRole('button', {name: labels.previousPhoto}));
    expect(place(3, 3)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: labels.nextPhoto}));
    expect(place(1, 3)).toBeVisible();
    fireEvent.keyDown(lightbox(), {key: 'ArrowLeft'});
    expect(place(3, 3)).toBeVisible();
    fireEvent.keyDown(lightbox(), {key: 'ArrowRight'});
    expect(place(1, 3)).toBeVisible();
    const swipe = (...fingers: number[]) => {
      fireEvent.touchStart(lightbox(), {touches: fingers.map((clientX) => ({clientX}))});
      fireEvent.touchEnd(lightbox(), {changedTouches: [{clientX: 100}]});
    };
    swipe(300);
    expect(place(2, 3)).toBeVisible();
    // Two fingers zoom.
    swipe(300, 320);
    expect(place(2, 3)).toBeVisible();
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    show();
    photo('pump').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(photo('pump'), {ctrlKey: true});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
