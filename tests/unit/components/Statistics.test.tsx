import {act} from '@testing-library/react';
import {REDUCED_MOTION} from '../../../src/hooks/browser';
import {Viewport, media} from './browser';
import {services} from '../../../src/site/page-types/service';
import {renderBlock} from './render';
import Statistics from '../../../src/components/Statistics';
import {pageOf} from './pages';

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
