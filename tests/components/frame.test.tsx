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
const dial = (number: string) => `tel:${number.replaceAll(' ', '')}`;

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

  it('has in its top bar the language, two telephone numbers, an e-mail address and the link to a quote', () => {
    renderPart(<Navbar />);
    const bar = screen.getByRole('region', {name: labels.topBar});
    expect(bar).toHaveTextContent(site.language);
    const links = [...bar.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ...site.phones.map((number) => [number, dial(number)]),
      [site.email, `mailto:${site.email}`],
      [site.quote.name, site.quote.href],
    ]);
  });

  it('shows its certification badges', () => {
    renderPart(<Navbar />);
    const links = [...document.querySelectorAll('header a')].map((link) => link.textContent);
    for (const {name, edition} of site.badges)
      expect(links.filter((words) => words.startsWith(name + edition))).toHaveLength(1);
  });
});

describe('The mobile menu', () => {
  it('opens by the menu button, closes by its own, and has the same links and a search box', async () => {
    renderPart(<Navbar />);
    const entries = site.navigation.flatMap(({dropdown = [], ...word}) => [word, ...dropdown]);
    const dialog = document.querySelector('dialog');
    await userEvent.click(screen.getByRole('button', {name: labels.openMenu}));
    expect(dialog).toHaveAttribute('open');
    const hrefs = (navigation: Element | null | undefined) =>
      [...(navigation?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(hrefs(dialog?.querySelector('nav'))).toEqual(hrefs(document.querySelector('nav')));
    expect(hrefs(dialog?.querySelector('nav'))).toHaveLength(entries.length);
    expect(dialog?.querySelector('[role="search"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', {name: labels.closeMenu}));
    expect(dialog).not.toHaveAttribute('open');
  });
});

describe('The footer', () => {
  it('has the tagline, telephone, e-mail, the address, LinkedIn and the quick links', () => {
    renderPart(<Footer />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(site.tagline);
    for (const line of site.address) expect(footer).toHaveTextContent(line);
    expect(screen.getByRole('link', {name: site.phones[0]})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: site.email})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: labels.linkedin})).toBeInTheDocument();
    const quick = [...screen.getByRole('navigation', {name: labels.quickLinks}).querySelectorAll('a')];
    expect(quick.map((link) => link.textContent)).toEqual(site.quickLinks.map(({name}) => name));
  });

  it("has a copyright line with the current year at the visitor's clock", () => {
    jest.useFakeTimers({now: new Date('2031-06-01T12:00:00Z')});
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${site.legalName}`);
    jest.useRealTimers();
  });

  it('tells when the page was last revised, and leaves it out where history does not tell', () => {
    const {unmount} = renderPart(<Footer />, {...plainPage, revised: '2026-11-21'});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('21 November 2026');
    unmount();
    renderPart(<Footer />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(labels.revised);
  });
});

describe('The scroll-to-top button', () => {
  beforeEach(() => media.matching.clear());

  it('appears when the page is scrolled past 300 px', () => {
    renderPart(<BackToTop />);
    scrollTo(300);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(301);
    expect(screen.getByRole('button', {name: labels.toTop})).toBeVisible();
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
    await userEvent.click(screen.getByRole('button', {name: labels.toTop}));
    expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
  });
});
