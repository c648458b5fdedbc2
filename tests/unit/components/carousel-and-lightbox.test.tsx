import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Hero from '../../../src/components/Hero';
import {REDUCED_MOTION} from '../../../src/hooks/browser';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {Viewport, media} from './browser';
import {clients, gallery, management} from '../../../src/site/page-types/about';
import {home} from '../../../src/site/page-types/home';
import {projects} from '../../../src/site/page-types/projects';
import {service, services} from '../../../src/site/page-types/service';
import {renderBlock} from './render';
import Statistics from '../../../src/components/Statistics';
import {versionUrl, pageOf, read, readFixtureFrontMatter} from './pages';
import Gallery from '../../../src/components/Gallery';
import Members from '../../../src/components/Members';
import {storeSearchTerm} from '../../../src/hooks/useSearch';

const SERVICES = ['engineering', 'procurement', 'fabrication', 'commissioning', 'operations', 'manpower'];

/** Home of the fixture, with the pages that own what it names. */
const homePage = pageOf(home, readFixtureFrontMatter('pages/index.mdx') as never, {
  beside: [
    ...SERVICES.map((id) =>
      read(service, readFixtureFrontMatter(`pages/services/${id}.mdx`) as never, `services/${id}.mdx`),
    ),
    read(projects, readFixtureFrontMatter('pages/projects.mdx') as never),
    read(clients, readFixtureFrontMatter('pages/about/clients.mdx') as never),
  ],
});
const SLIDES = homePage.slides.map(({subtitle}) => subtitle);

describe('The hero carousel', () => {
  const {labels} = site;
  const slide = (number: number) => interpolate(labels.slide, {number, name: SLIDES[number - 1] ?? ''});
  const shown = () => document.querySelector('[data-place="on"]')?.getAttribute('aria-label');
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
  const carousel = () => screen.getByRole('region', {name: labels.carousel});
  const link = () => screen.getByRole('link', {name: 'Contact'});
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    media.matching.clear();
    storeSearchTerm('');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('advances every 6 seconds and wraps around', () => {
    renderBlock(<Hero />, homePage);
    pass(5999);
    expect(shown()).toBe(slide(1));
    pass(1);
    expect(shown()).toBe(slide(2));
    // One slide at a time, because each must render before the next timer starts.
    for (const _slide of SLIDES.slice(1)) pass(6000);
    expect(shown()).toBe(slide(1));
  });

  it('can be changed with dots and arrows, and wraps around in both directions', () => {
    renderBlock(<Hero />, homePage);
    press(slide(4));
    expect(shown()).toBe(slide(4));
    expect(screen.getByRole('button', {name: slide(4)})).toHaveAttribute('aria-current', 'true');
    press(labels.next);
    press(labels.next);
    expect(shown()).toBe(slide(1));
    press(labels.previous);
    expect(shown()).toBe(slide(5));
  });

  it.each<[string, () => void, () => void]>([
    ['it is paused', () => press(labels.pause), () => press(labels.play)],
    ['it is pointed at', () => fireEvent.mouseEnter(carousel()), () => fireEvent.mouseLeave(carousel())],
    ['the focus is inside', () => act(() => link().focus()), () => act(() => link().blur())],
    ['the tab is hidden', () => hide(true), () => hide(false)],
  ])('does not move while %s, and goes on after that', (_what, stop, goOn) => {
    renderBlock(<Hero />, homePage);
    stop();
    pass(60_000);
    expect(shown()).toBe(slide(1));
    goOn();
    pass(6000);
    expect(shown()).toBe(slide(2));
  });

  it('never advances when reduced motion is preferred', () => {
    media.matching.add(REDUCED_MOTION);
    renderBlock(<Hero />, homePage);
    pass(60_000);
    expect(shown()).toBe(slide(1));
  });

  it('follows a swipe in both directions and ignores a small movement', () => {
    renderBlock(<Hero />, homePage);
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(carousel(), {touches: [{clientX: from}]});
      fireEvent.touchEnd(carousel(), {changedTouches: [{clientX: to}]});
    };
    swipe(300, 100);
    expect(shown()).toBe(slide(2));
    swipe(100, 300);
    expect(shown()).toBe(slide(1));
    swipe(100, 120);
    expect(shown()).toBe(slide(1));
  });

  it('loads the images of the first four slides at once', () => {
    renderBlock(<Hero />, homePage);
    expect(document.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(4);
    expect(document.querySelectorAll('img')).toHaveLength(5);
  });

  it('announces a slide only while it is not advancing', () => {
    renderBlock(<Hero />, homePage);
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    press(labels.pause);
    expect(live()).toBe('polite');
  });

  it('highlights the stored search term in any case, and treats special characters as text', () => {
    const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    storeSearchTerm('WORDS');
    renderBlock(<Hero />, homePage);
    expect(marks()).toEqual(SLIDES.map(() => 'Words'));
    act(() => storeSearchTerm('(.*)'));
    expect(marks()).toEqual([]);
  });

  it('has the title of the first slide as the heading of the page', () => {
    renderBlock(<Hero />, homePage);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('One bench');
  });
});

describe('A statistic counter', () => {
  const pageWith = (number: number, suffix: string) =>
    pageOf(services, {slug: '/', statistics: [{number, suffix, label: 'Projects Completed'}]});
  const page = pageWith(150, '+');
  const visible = () => document.querySelector('dd [aria-hidden]')?.textContent;
  const enter = () => act(() => Viewport.enter());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
    media.matching.clear();
    Viewport.observers.clear();
    window.IntersectionObserver = Viewport;
  });
  afterEach(() => jest.useRealTimers());

  it('counts from 0 to its target over 2 seconds when it first enters the viewport, and only then', () => {
    renderBlock(<Statistics />, page);
    expect(visible()).toBe('150+');
    enter();
    expect(visible()).toBe('0+');
    pass(1000);
    const halfway = Number.parseInt(visible() ?? '', 10);
    expect(halfway).toBeGreaterThan(60);
    expect(halfway).toBeLessThan(90);
    // Screen readers always read its final number.
    expect(document.querySelector('dd .srOnly')).toHaveTextContent('150+');
    pass(900);
    expect(visible()).not.toBe('150+');
    pass(200);
    expect(visible()).toBe('150+');
    enter();
    expect(visible()).toBe('150+');
    expect(Viewport.observers.size).toBe(0);
  });

  it('counts in tenths to a figure with one decimal', () => {
    renderBlock(<Statistics />, pageWith(99.5, '%'));
    enter();
    pass(1000);
    expect(visible()).toMatch(/^\d+(\.\d)?%$/);
    pass(1100);
    expect(visible()).toBe('99.5%');
  });

  it('does not count when reduced motion is preferred', () => {
    media.matching.add(REDUCED_MOTION);
    renderBlock(<Statistics />, page);
    enter();
    expect(visible()).toBe('150+');
  });
});

describe('The photos', () => {
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
});

describe('The management cards', () => {
  const leader = (name: string, file: string) => ({
    name,
    position: `Position of ${name}`,
    image: `/img/management/${file}`,
    bio: `Biography of ${name}.`,
  });
  const page = pageOf(management, {
    members: [leader('Ada', 'ada.svg'), leader('Bola', 'bola.jpg')],
    structure: [{title: 'Committees', items: ['Audit']}],
  });

  const card = () => screen.getByRole('button', {name: interpolate(site.labels.biography, {name: 'Ada'})});
  const isTurned = () => card().getAttribute('aria-expanded') === 'true';

  beforeEach(() => void renderBlock(<Members />, page));

  it('show name, position and portrait of every leader at once, and have the biography on the back', () => {
    const [ada, bola] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(ada?.getByRole('heading', {name: 'Ada'})).toBeVisible();
    expect(ada?.getAllByText('Position of Ada')[0]).toBeVisible();
    for (const image of document.querySelectorAll('img')) expect(image).not.toHaveAttribute('loading', 'lazy');
    const sizes = `${versionUrl('bola', '-400.jpg')} 400w, ${versionUrl('bola', '-800.jpg')} 800w`;
    expect(bola?.getByRole('presentation', {hidden: true})).toHaveAttribute('srcset', sizes);
    const biography = document.getElementById(card().getAttribute('aria-controls') ?? '');
    expect(biography).toHaveTextContent('AdaPosition of AdaBiography of Ada.');
  });

  it('stay flipped after a click when the pointer leaves, until the next click', async () => {
    await userEvent.click(card());
    await userEvent.unhover(card());
    expect(isTurned()).toBe(true);
    await userEvent.click(card());
    expect(isTurned()).toBe(false);
  });

  it('flip on focus and on each Enter, stay flipped, and flip back on Escape', async () => {
    await userEvent.tab();
    expect(isTurned()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(isTurned()).toBe(false);
    await userEvent.keyboard('{Enter}');
    act(() => card().blur());
    expect(isTurned()).toBe(true);
    act(() => card().focus());
    await userEvent.keyboard('{Escape}');
    expect(isTurned()).toBe(false);
  });
});
