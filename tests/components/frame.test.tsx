import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Footer from '../../src/theme/Footer';
import Navbar from '../../src/theme/Navbar';
import BackToTop from '../../src/theme/Layout/BackToTop';
import {REDUCED_MOTION} from '../../src/hooks/useMediaQuery';
import {media} from './browser';
import {plainPage, renderPart} from './render';

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

  it('has in its top bar the language, two telephone numbers, an e-mail address and Request a Quote', () => {
    renderPart(<Navbar />);
    const bar = screen.getByRole('region', {name: 'Contact'});
    expect(bar).toHaveTextContent('English');
    const links = [...bar.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['+234 000 000 0000', 'tel:+2340000000000'],
      ['+234 000 000 0001', 'tel:+2340000000001'],
      ['info@ferrowell.example', 'mailto:info@ferrowell.example'],
      ['Request a Quote', '/contact/quote'],
    ]);
  });

  it('shows two ISO certification badges', () => {
    renderPart(<Navbar />);
    const badges = [...document.querySelectorAll('header a[href="/about/certifications"]')].map(
      (link) => link.textContent,
    );
    expect(badges.filter((words) => /^ISO (9001:2015|45001:2018)/.test(words))).toHaveLength(2);
  });
});

describe('The mobile menu', () => {
  it('opens by the menu button, closes by its own, and has the same links and a search box', async () => {
    renderPart(<Navbar />);
    const dialog = document.querySelector('dialog');
    await userEvent.click(screen.getByRole('button', {name: 'Open menu'}));
    expect(dialog).toHaveAttribute('open');
    const hrefs = (navigation: Element | null | undefined) =>
      [...(navigation?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs(dialog?.querySelector('nav'))).toEqual(hrefs(document.querySelector('nav')));
    expect(hrefs(dialog?.querySelector('nav'))).toHaveLength(17);
    expect(dialog?.querySelector('[role="search"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'Close menu'}));
    expect(dialog).not.toHaveAttribute('open');
  });
});

describe('The footer', () => {
  it('has the tagline, telephone, e-mail, an address in Surulere, LinkedIn and the seven quick links', () => {
    renderPart(<Footer />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('Engineering, fabrication and field services for the Nigerian energy industry.');
    expect(footer).toHaveTextContent('Surulere');
    expect(screen.getByRole('link', {name: '+234 000 000 0000'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'info@ferrowell.example'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'LinkedIn'})).toBeInTheDocument();
    const quick = [...screen.getByRole('navigation', {name: 'Quick links'}).querySelectorAll('a')];
    expect(quick.map((link) => link.textContent)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Projects',
      'OEM',
      'Careers',
      'Contact',
    ]);
  });

  it("has a copyright line with the current year at the visitor's clock", () => {
    jest.useFakeTimers({now: new Date('2031-06-01T12:00:00Z')});
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Ferrowell Energy Services Limited');
    jest.useRealTimers();
  });

  it('tells when the page was last revised, and leaves it out where history does not tell', () => {
    const {unmount} = renderPart(<Footer />, {...plainPage, revised: '2026-11-21'});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('21 November 2026');
    unmount();
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent('Last revised');
  });
});

describe('The scroll-to-top button', () => {
  beforeEach(() => media.matching.clear());

  it('appears when the page is scrolled past 300 px', () => {
    renderPart(<BackToTop />);
    scrollTo(300);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(301);
    expect(screen.getByRole('button', {name: 'Back to top'})).toBeVisible();
  });

  it.each([
    ['smoothly', [], 'smooth'],
    ['at once where reduced motion is asked for', [REDUCED_MOTION], 'auto'],
  ])('scrolls to the top %s', async (_how, matching, behavior) => {
    matching.forEach((query) => media.matching.add(query));
    const scroll = jest.fn();
    window.scrollTo = scroll;
    renderPart(<BackToTop />);
    scrollTo(400);
    await userEvent.click(screen.getByRole('button', {name: 'Back to top'}));
    expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
  });
});
