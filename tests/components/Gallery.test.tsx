import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../src/components/Gallery';
import {gallery} from '../../src/content/kinds/gallery';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {made} from './pages/pictures';
import {address, renderPart} from './render';

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
const showsPlace = (number: number, total: number) =>
  within(lightbox()).getByText(fillPlaces(labels.photoPlace, {number, total}));

describe('The gallery', () => {
  it('shows the categories in order, each with its photos, which load when they come near', () => {
    show();
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Office & People', 'Equipment']);
    expect(photos()).toEqual(['desk', 'lounge', 'pump', 'vessel', 'lathe'].map((name) => `Photo of ${name}`));
    for (const one of screen.getAllByRole('img')) expect(one).toHaveAttribute('loading', 'lazy');
  });

  it('has a filter for each category, with counts, as a link that can be shared', async () => {
    show();
    const filters = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(filters.map((link) => link.textContent)).toEqual([`${labels.all} 5`, 'Office & People 2', 'Equipment 3']);
    await userEvent.click(screen.getByRole('link', {name: 'Equipment 3'}));
    expect(address.current).toBe('/about/gallery?category=equipment');
    expect(photos()).toEqual(['Photo of pump', 'Photo of vessel', 'Photo of lathe']);
    expect(screen.getByRole('link', {name: 'Equipment 3'})).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText(fillPlaces(labels.photosShown, {count: 3, total: 5}))).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('opens filtered at a shared address, and shows all for a category that does not exist', () => {
    const {unmount} = show('/about/gallery?category=office-and-people');
    expect(photos()).toHaveLength(2);
    unmount();
    show('/about/gallery?category=astronomy');
    expect(photos()).toHaveLength(5);
  });

  it('links each photo to its largest version, for those without JavaScript', () => {
    show();
    expect(screen.getByRole('link', {name: 'Photo of pump'})).toHaveAttribute('href', made('pump', '-1200.jpg'));
  });
});

describe('The lightbox', () => {
  it('opens the chosen photo in its largest version, with its caption and its count', async () => {
    show();
    await userEvent.click(screen.getByRole('link', {name: 'Photo of pump'}));
    expect(lightbox()).toHaveAttribute('open');
    expect(within(lightbox()).getByRole('img')).toHaveAttribute('srcset', `${made('pump', '-1200.jpg')} 1200w`);
    expect(within(lightbox()).getByText('Photo of pump')).toHaveTextContent('Photo of pumpEquipment');
    expect(showsPlace(3, 5)).toBeVisible();
  });

  it('steps by buttons and arrow keys and wraps both ways', async () => {
    show();
    await userEvent.click(screen.getByRole('link', {name: 'Photo of desk'}));
    await userEvent.click(screen.getByRole('button', {name: labels.previousPhoto}));
    expect(showsPlace(5, 5)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: labels.nextPhoto}));
    expect(showsPlace(1, 5)).toBeVisible();
    fireEvent.keyDown(lightbox(), {key: 'ArrowRight'});
    expect(showsPlace(2, 5)).toBeVisible();
    fireEvent.keyDown(lightbox(), {key: 'ArrowLeft'});
    expect(showsPlace(1, 5)).toBeVisible();
  });

  it('follows a swipe, but not two fingers that zoom', async () => {
    show();
    await userEvent.click(screen.getByRole('link', {name: 'Photo of desk'}));
    const swipe = (...fingers: number[]) => {
      fireEvent.touchStart(lightbox(), {touches: fingers.map((clientX) => ({clientX}))});
      fireEvent.touchEnd(lightbox(), {changedTouches: [{clientX: 100}]});
    };
    swipe(300);
    expect(showsPlace(2, 5)).toBeVisible();
    swipe(300, 320);
    expect(showsPlace(2, 5)).toBeVisible();
  });

  it('steps only through the category that is filtered', async () => {
    show('/about/gallery?category=equipment');
    await userEvent.click(screen.getByRole('link', {name: 'Photo of lathe'}));
    expect(showsPlace(3, 3)).toBeVisible();
  });

  it('closes by its button and by a click beside the photo, not by one on it', async () => {
    show();
    const open = () => userEvent.click(screen.getByRole('link', {name: 'Photo of pump'}));
    await open();
    await userEvent.click(within(lightbox()).getByRole('img'));
    expect(lightbox()).toBeInTheDocument();
    await userEvent.click(lightbox());
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    await userEvent.click(screen.getByRole('button', {name: labels.closePhoto}));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    show();
    const link = screen.getByRole('link', {name: 'Photo of pump'});
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, {ctrlKey: true});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
