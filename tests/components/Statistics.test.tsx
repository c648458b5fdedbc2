import {act} from '@testing-library/react';
import Statistics from '../../src/components/Statistics';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import {media, Viewport} from './browser';
import {services} from '../../src/content/kinds/services';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const page = pageOf(services, {slug: '/', statistics: [{number: 150, suffix: '+', label: 'Projects Completed'}]});
const visible = () => document.querySelector('dd [aria-hidden]')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('A statistic counter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    media.matching.clear();
    Viewport.observers.clear();
    window.IntersectionObserver = Viewport;
  });
  afterEach(() => jest.useRealTimers());

  it('shows its final number before it comes into view, as in the HTML', () => {
    renderPart(<Statistics />, page);
    expect(visible()).toBe('150+');
  });

  it('counts from 0 to its target over 2 seconds when it first enters the viewport', () => {
    renderPart(<Statistics />, page);
    act(() => Viewport.enter());
    expect(visible()).toBe('0+');
    pass(1000);
    const halfway = Number.parseInt(visible() ?? '', 10);
    expect(halfway).toBeGreaterThan(60);
    expect(halfway).toBeLessThan(90);
    pass(900);
    expect(visible()).not.toBe('150+');
    pass(200);
    expect(visible()).toBe('150+');
  });

  it('counts by tenths to a figure that has them', () => {
    const share = {number: 99.5, suffix: '%', label: 'Jobs delivered on time'};
    renderPart(<Statistics />, pageOf(services, {slug: '/', statistics: [share]}));
    act(() => Viewport.enter());
    pass(1000);
    expect(visible()).toMatch(/^\d+(\.\d)?%$/);
    pass(1100);
    expect(visible()).toBe('99.5%');
  });

  it('counts once only', () => {
    renderPart(<Statistics />, page);
    act(() => Viewport.enter());
    pass(2100);
    act(() => Viewport.enter());
    expect(visible()).toBe('150+');
    expect(Viewport.observers.size).toBe(0);
  });

  it('does not count where reduced motion is asked for', () => {
    media.matching.add(REDUCED_MOTION);
    renderPart(<Statistics />, page);
    act(() => Viewport.enter());
    expect(visible()).toBe('150+');
  });

  it('reads its final number to screen readers at any time', () => {
    renderPart(<Statistics />, page);
    act(() => Viewport.enter());
    expect(document.querySelector('dd .srOnly')).toHaveTextContent('150+');
  });
});
