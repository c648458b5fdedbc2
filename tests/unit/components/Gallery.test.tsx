import {fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {gallery} from '../../../src/site/page-types/about';
import {renderBlock} from './render';
import {versionUrl, pageOf} from './pages';
import Gallery from '../../../src/components/Gallery';

const {labels} = site;
const image = (name: string) => ({src: `/img/gallery/${name}.jpg`, alt: `Photo of ${name}`});

const page = pageOf(gallery, {
  categories: [
    {name: 'Office & People', images: ['desk', 'lounge'].map(image)},
    {name: 'Equipment', images: ['pump', 'vessel', 'lathe'].map(image)},
  ],
});

const show = (address = '/about/gallery') => renderBlock(<Gallery />, page, address);
const photos = () => screen.getAllByRole('img').map((element) => element.getAttribute('alt'));
const lightbox = () => screen.getByRole('dialog', {name: labels.lightbox});
const photo = (name: string) => screen.getByRole('link', {name: `Photo of ${name}`});

const place = (number: number, total: number) =>
  within(lightbox()).queryByText(interpolate(labels.photoPlace, {number, total}));

describe('The gallery', () => {
  it('opens filtered at a shared address, with counts, and shows all for an unknown category', () => {
    const {unmount} = show('/about/gallery?category=office-and-people');
    expect(photos()).toEqual(['Photo of desk', 'Photo of lounge']);
    const filters = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(filters.map((link) => link.textContent)).toEqual([`${labels.all} 5`, 'Office & People 2', 'Equipment 3']);
    expect(filters[1]).toHaveAttribute('aria-current', 'true');
    const count = interpolate(labels.photosShown, {count: 2, total: 5});
    expect(screen.getByText(count)).toHaveAttribute('aria-live', 'polite');
    unmount();
    show('/about/gallery?category=astronomy');
    expect(photos()).toHaveLength(5);
  });

  it('loads photos as they come near, and links each to its largest version', () => {
    show();
    for (const element of screen.getAllByRole('img')) expect(element).toHaveAttribute('loading', 'lazy');
    expect(photo('pump')).toHaveAttribute('href', versionUrl('pump', '-1200.jpg'));
  });
});

describe('The lightbox', () => {
  it('steps through the filtered category with buttons, arrow keys and swipes, and wraps around in both directions', async () => {
    show('/about/gallery?category=equipment');
    await userEvent.click(photo('pump'));
    expect(within(lightbox()).getByRole('img')).toHaveAttribute('srcset', `${versionUrl('pump', '-1200.jpg')} 1200w`);
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

  it('stays open when a text selection in the caption ends outside', async () => {
    show();
    await userEvent.click(photo('pump'));
    const target = within(lightbox()).getByText('Equipment');
    await userEvent.pointer([{keys: '[MouseLeft>]', target}, {target: lightbox()}, {keys: '[/MouseLeft]'}]);
    // The browser sends the click to the common parent of both places.
    fireEvent.click(lightbox());
    expect(lightbox()).toHaveAttribute('open');
    await userEvent.click(lightbox());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the same photo again after it was closed', async () => {
    show();
    for (const _ of ['first', 'again']) {
      await userEvent.click(photo('pump'));
      expect(lightbox()).toHaveAttribute('open');
      await userEvent.click(screen.getByRole('button', {name: labels.closePhoto}));
    }
  });

  it('does not handle a click that opens a new tab', () => {
    show();
    photo('pump').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(photo('pump'), {ctrlKey: true});
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
