import {act, fireEvent, screen} from '@testing-library/react';
import Hero from '../../src/components/Hero';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import {storeSearchTerm} from '../../src/hooks/searchTerm';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {media} from './browser';
import {homePage, SLIDES} from './pages/home';
import {renderPart} from './render';

const {labels} = site;
const slide = (number: number) => fillPlaces(labels.slide, {number, name: SLIDES[number - 1] ?? ''});
const shown = () => document.querySelector('[data-place="on"]')?.getAttribute('aria-label');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', {name: labels.carousel});

describe('The hero carousel', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    media.matching.clear();
    storeSearchTerm('');
  });
  afterEach(() => jest.useRealTimers());

  it('advances every 6 seconds and wraps around', () => {
    renderPart(<Hero />, homePage);
    pass(5999);
    expect(shown()).toBe(slide(1));
    pass(1);
    expect(shown()).toBe(slide(2));
    // One slide at a time: each has to be drawn before the next timer starts.
    for (const _slide of SLIDES.slice(1)) pass(6000);
    expect(shown()).toBe(slide(1));
  });

  it('is set by its dots and its arrows, and wraps both ways', () => {
    renderPart(<Hero />, homePage);
    fireEvent.click(screen.getByRole('button', {name: slide(4)}));
    expect(shown()).toBe(slide(4));
    expect(screen.getByRole('button', {name: slide(4)})).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', {name: labels.next}));
    fireEvent.click(screen.getByRole('button', {name: labels.next}));
    expect(shown()).toBe(slide(1));
    fireEvent.click(screen.getByRole('button', {name: labels.previous}));
    expect(shown()).toBe(slide(5));
  });

  it('stands still while it is paused and goes on when it is played', () => {
    renderPart(<Hero />, homePage);
    fireEvent.click(screen.getByRole('button', {name: labels.pause}));
    pass(60_000);
    expect(shown()).toBe(slide(1));
    fireEvent.click(screen.getByRole('button', {name: labels.play}));
    pass(6000);
    expect(shown()).toBe(slide(2));
  });

  it('stands still while it is pointed at', () => {
    renderPart(<Hero />, homePage);
    fireEvent.mouseEnter(carousel());
    pass(60_000);
    expect(shown()).toBe(slide(1));
    fireEvent.mouseLeave(carousel());
    pass(6000);
    expect(shown()).toBe(slide(2));
  });

  it('stands still while the focus is inside', () => {
    renderPart(<Hero />, homePage);
    act(() => screen.getByRole('link', {name: 'Contact'}).focus());
    pass(60_000);
    expect(shown()).toBe(slide(1));
    act(() => screen.getByRole('link', {name: 'Contact'}).blur());
    pass(6000);
    expect(shown()).toBe(slide(2));
  });

  it('stands still while the tab is hidden', () => {
    renderPart(<Hero />, homePage);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(60_000);
    expect(shown()).toBe(slide(1));
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(6000);
    expect(shown()).toBe(slide(2));
  });

  it('never moves by itself where reduced motion is asked for', () => {
    media.matching.add(REDUCED_MOTION);
    renderPart(<Hero />, homePage);
    pass(60_000);
    expect(shown()).toBe(slide(1));
  });

  it('follows a swipe in both directions and ignores a small movement', () => {
    renderPart(<Hero />, homePage);
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

  it('awaits 4 images: those of the first four slides are fetched at once', () => {
    renderPart(<Hero />, homePage);
    expect(document.querySelectorAll('img:not([loading="lazy"])')).toHaveLength(4);
    expect(document.querySelectorAll('img')).toHaveLength(5);
  });

  it('announces a slide only while it does not move by itself', () => {
    renderPart(<Hero />, homePage);
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', {name: labels.pause}));
    expect(live()).toBe('polite');
  });

  it('highlights the stored search term in the slide texts in any case', () => {
    storeSearchTerm('TITLE OF');
    renderPart(<Hero />, homePage);
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(SLIDES.map(() => 'Title of'));
  });

  it('treats a search term with signs as plain text', () => {
    storeSearchTerm('(.*)');
    renderPart(<Hero />, homePage);
    expect(document.querySelectorAll('mark')).toHaveLength(0);
  });

  it('has one h1, the title of the first slide', () => {
    renderPart(<Hero />, homePage);
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Title of One');
  });
});
