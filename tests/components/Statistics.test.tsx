import {act} from '@testing-library/react';
import Statistics from '../../src/components/Statistics';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import {media, Viewport} from './browser';
import {services} from '../../src/content/kinds/services';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const pageWith = (number: number, suffix: string) =>
  pageOf(services, {slug: '/', statistics: [{number, suffix, label: 'Projects Completed'}]});
const page = pageWith(150, '+');
const visible = () => document.querySelector('dd [aria-hidden]')?.textContent;
const enter = () => act(() => Viewport.enter());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('A statistic counter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    media.matching.clear();
    Viewport.observers.clear();
    window.IntersectionObserver = Viewport;
  });
  afterEach(() => jest.useRealTimers());

  it('counts from 0 to its target over 2 seconds when it first enters the viewport, and only then', () => {
    renderPart(<Statistics />, page);
    expect(visible()).toBe('150+');
    enter();
    expect(visible()).toBe('0+');
    pass(1000);
    const halfway = Number.parseInt(visible() ?? '', 10);
    expect(halfway).toBeGreaterThan(60);
    expect(halfway).toBeLessThan(90);
    // Its final number is read to screen readers all the time.
    expect(document.querySelector('dd .srOnly')).toHaveTextContent('150+');
    pass(900);
    expect(visible()).not.toBe('150+');
    pass(200);
    expect(visible()).toBe('150+');
    enter();
    expect(visible()).toBe('150+');
    expect(Viewport.observers.size).toBe(0);
  });

  it('counts by tenths to a figure that has them', () => {
    renderPart(<Statistics />, pageWith(99.5, '%'));
    enter();
    pass(1000);
    expect(visible()).toMatch(/^\d+(\.\d)?%$/);
    pass(1100);
    expect(visible()).toBe('99.5%');
  });

  it('does not count where reduced motion is asked for', () => {
    media.matching.add(REDUCED_MOTION);
    renderPart(<Statistics />, page);
    enter();
    expect(visible()).toBe('150+');
  });
});
