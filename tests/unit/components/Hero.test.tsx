import {act, fireEvent, screen} from '@testing-library/react';
import Hero from '../../../src/components/Hero';
import {REDUCED_MOTION} from '../../../src/hooks/browser';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {media} from './browser';
import {clients} from '../../../src/site/page-types/about';
import {home} from '../../../src/site/page-types/home';
import {projects} from '../../../src/site/page-types/projects';
import {service} from '../../../src/site/page-types/service';
import {renderBlock} from './render';
import {pageOf, read, readFixtureFrontMatter} from './pages';
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
