import {act, fireEvent, screen} from '@testing-library/react';
import Hero from '../../src/components/Hero';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import {storeSearchTerm} from '../../src/hooks/searchTerm';
import {media} from './browser';
import {homePage, SLIDES} from './pages/home';
import {renderPart} from './render';

const shown = () => document.querySelector('[data-place="on"]')?.getAttribute('aria-label');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', {name: 'What we do'});

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
    expect(shown()).toBe('Slide 1: One');
    pass(1);
    expect(shown()).toBe('Slide 2: Two');
    // One slide at a time: each has to be drawn before the next timer starts.
    for (const _slide of SLIDES.slice(1)) pass(6000);
    expect(shown()).toBe('Slide 1: One');
  });

  it('is set by its dots and its arrows, and wraps both ways', () => {
    renderPart(<Hero />, homePage);
    fireEvent.click(screen.getByRole('button', {name: 'Slide 4: Four'}));
    expect(shown()).toBe('Slide 4: Four');
    expect(screen.getByRole('button', {name: 'Slide 4: Four'})).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', {name: 'Next slide'}));
    fireEvent.click(screen.getByRole('button', {name: 'Next slide'}));
    expect(shown()).toBe('Slide 1: One');
    fireEvent.click(screen.getByRole('button', {name: 'Previous slide'}));
    expect(shown()).toBe('Slide 5: Five');
  });

  it('stands still while it is paused and goes on when it is played', () => {
    renderPart(<Hero />, homePage);
    fireEvent.click(screen.getByRole('button', {name: 'Pause the slides'}));
    pass(60_000);
    expect(shown()).toBe('Slide 1: One');
    fireEvent.click(screen.getByRole('button', {name: 'Play the slides'}));
    pass(6000);
    expect(shown()).toBe('Slide 2: Two');
  });

  it('stands still while it is pointed at', () => {
    renderPart(<Hero />, homePage);
    fireEvent.mouseEnter(carousel());
    pass(60_000);
    expect(shown()).toBe('Slide 1: One');
    fireEvent.mouseLeave(carousel());
    pass(6000);
    expect(shown()).toBe('Slide 2: Two');
  });

  it('stands still while the focus is inside', () => {
    renderPart(<Hero />, homePage);
    act(() => screen.getByRole('link', {name: 'Contact'}).focus());
    pass(60_000);
    expect(shown()).toBe('Slide 1: One');
    act(() => screen.getByRole('link', {name: 'Contact'}).blur());
    pass(6000);
    expect(shown()).toBe('Slide 2: Two');
  });

  it('stands still while the tab is hidden', () => {
    renderPart(<Hero />, homePage);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(60_000);
    expect(shown()).toBe('Slide 1: One');
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(6000);
    expect(shown()).toBe('Slide 2: Two');
  });

  it('never moves by itself where reduced motion is asked for', () => {
    media.matching.add(REDUCED_MOTION);
    renderPart(<Hero />, homePage);
    pass(60_000);
    expect(shown()).toBe('Slide 1: One');
  });

  it('follows a swipe in both directions and ignores a small movement', () => {
    renderPart(<Hero />, homePage);
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(carousel(), {touches: [{clientX: from}]});
      fireEvent.touchEnd(carousel(), {changedTouches: [{clientX: to}]});
    };
    swipe(300, 100);
    expect(shown()).toBe('Slide 2: Two');
    swipe(100, 300);
    expect(shown()).toBe('Slide 1: One');
    swipe(100, 120);
    expect(shown()).toBe('Slide 1: One');
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
    fireEvent.click(screen.getByRole('button', {name: 'Pause the slides'}));
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
