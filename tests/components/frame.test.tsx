import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Footer from '../../src/theme/Footer';
import Navbar from '../../src/theme/Navbar';
import BackToTop from '../../src/theme/Layout/BackToTop';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import site from '../mocks/site';
import {media} from './browser';
import {plainPage, renderPart} from './render';

const {labels} = site;

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });

describe('The header', () => {
  it('shrinks after scrolling past 10 pixels and grows again at the top', () => {
    renderPart(<Navbar />);
    const header = screen.getByRole('banner');
    scrollTo(10);
    expect(header).not.toHaveAttribute('data-scrolled');
    scrollTo(11);
    expect(header).toHaveAttribute('data-scrolled');
    scrollTo(0);
    expect(header).not.toHaveAttribute('data-scrolled');
  });
});

describe('The footer', () => {
  it("has a copyright line with the current year at the visitor's clock", () => {
    jest.useFakeTimers({now: new Date('2031-06-01T12:00:00Z')});
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${site.legalName}`);
    jest.useRealTimers();
  });

  it('says when the page was last revised, where history tells', () => {
    const {unmount} = renderPart(<Footer />, {...plainPage, revised: '2026-11-21'});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('21 November 2026');
    unmount();
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(labels.revised);
  });
});

it.each([
  ['smoothly', [], 'smooth'],
  ['at once where reduced motion is asked for', [REDUCED_MOTION], 'auto'],
])('The scroll-to-top button appears past 300 px and scrolls to the top %s', async (_how, matching, behavior) => {
  media.matching.clear();
  matching.forEach((query) => media.matching.add(query));
  window.scrollTo = jest.fn();
  renderPart(<BackToTop />);
  scrollTo(300);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(301);
  await userEvent.click(screen.getByRole('button', {name: labels.toTop}));
  expect(window.scrollTo).toHaveBeenCalledWith({top: 0, behavior});
});
