import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageError from '../../../src/theme/Error';
import Footer from '../../../src/theme/Footer';
import Navbar from '../../../src/theme/Navbar';
import BackToTop from '../../../src/theme/Layout/BackToTop';
import {REDUCED_MOTION} from '../../../src/hooks/browser';
import site from '../../mocks/site';
import {media} from './browser';
import {plainPage, renderBlock} from './render';
import MainNavigation from '../../../src/theme/Navbar/MainNavigation';
import MobileMenu from '../../../src/theme/Navbar/MobileMenu';
import {interpolate} from '../../../src/shared/interpolate';
import {measureHeader} from '../../../src/site/header-width';
import LoadingScreen from '../../../src/theme/Layout/LoadingScreen';

const {labels} = site;

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });

describe('The header', () => {
  it('shrinks after scrolling past 10 pixels and grows again at the top', () => {
    renderBlock(<Navbar />);
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
    renderBlock(<Footer />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2031 ${site.legalName}`);
    jest.useRealTimers();
  });

  it('says when the page was last revised, if the history has it', () => {
    const {unmount} = renderBlock(<Footer />, {...plainPage, revised: '2026-11-21'});
    expect(screen.getByRole('contentinfo')).toHaveTextContent('21 November 2026');
    unmount();
    renderBlock(<Footer />);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(labels.revised);
  });
});

it.each([
  ['smoothly', [], 'smooth'],
  ['at once when reduced motion is preferred', [REDUCED_MOTION], 'auto'],
])('The scroll-to-top button appears past 300 px and scrolls to the top %s', async (_how, matching, behavior) => {
  media.matching.clear();
  matching.forEach((query) => media.matching.add(query));
  const scroll = jest.fn();
  window.scrollTo = scroll;
  renderBlock(<BackToTop />);
  scrollTo(300);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(301);
  await userEvent.click(screen.getByRole('button', {name: labels.toTop}));
  expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
});

describe('The header navigation', () => {
  const toggle = (name: string) => screen.getByRole('button', {name: interpolate(site.labels.subMenu, {name})});
  const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';
  const outside = () => screen.getByRole('button', {name: 'Outside'});

  /** The menu items with a dropdown; two are tested. */
  const dropdowns = site.navigation.flatMap(({name, dropdown}) => (dropdown ? [{name, dropdown}] : []));
  const [item = '', other = ''] = dropdowns.map(({name}) => name);
  const {name: inOne = '', href: addressInOne = ''} = dropdowns[0]?.dropdown.at(-1) ?? {};
  const linkInOne = () => screen.getByRole('link', {name: inOne});

  function show(address = '/') {
    const menu = (
      <>
        <MainNavigation />
        <button type="button">Outside</button>
      </>
    );
    renderBlock(menu, plainPage, address);
  }

  it.each<[string, () => Promise<void> | void]>([
    ['a second click', () => userEvent.click(toggle(item))],
    ['opening another one', () => userEvent.click(toggle(other))],
    ['a click outside', () => userEvent.click(outside())],
    ['the focus that leaves it', () => act(() => outside().focus())],
    ['a change of page', () => userEvent.click(linkInOne())],
  ])('closes an open dropdown by %s', async (_what, close) => {
    show();
    await userEvent.click(toggle(item));
    expect(isOpen(item)).toBe(true);
    await close();
    expect(isOpen(item)).toBe(false);
  });

  it('opens a dropdown with Enter, closes it with Escape and returns the focus to its button', async () => {
    show();
    toggle(item).focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen(item)).toBe(true);
    linkInOne().focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(item)).toBe(false);
    expect(toggle(item)).toHaveFocus();
  });

  it('marks the current page and the menu item above it', () => {
    show(addressInOne);
    const navigation = within(screen.getByRole('navigation'));
    expect(linkInOne()).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', {name: item})).toHaveAttribute('aria-current', 'true');
    expect(navigation.getByRole('link', {name: site.navigation[0]?.name})).not.toHaveAttribute('aria-current');
  });
});

it('The phone menu closes when it starts a search, even on the results page', async () => {
  renderBlock(<MobileMenu />, plainPage, '/search?q=pipe');
  await userEvent.click(screen.getByRole('button', {name: site.labels.openMenu}));
  const menu = screen.getByRole('dialog', {name: site.labels.menu});
  await userEvent.type(within(menu).getByRole('searchbox'), 'valves{Enter}');
  expect(menu).not.toHaveAttribute('open');
});

describe('The row of the header', () => {
  const link = (name: string, pages = false) => ({
    key: name.toLowerCase(),
    name,
    href: '/',
    ...(pages && {dropdown: [{name: 'Page', href: '/page'}]}),
  });
  const badge = {name: 'ISO 9001', edition: ':2015', scope: 'Quality management', href: '/about/certifications'};
  const site = {
    shortName: 'Ferrowell',
    secondName: 'Energy Services',
    navigation: [
      link('Home'),
      link('About', true),
      link('Services'),
      link('Projects'),
      link('OEM Solutions'),
      link('Careers'),
      link('Contact', true),
    ],
    badges: [badge, {...badge, name: 'ISO 45001'}],
    labels: {quoteShort: 'Quote'},
  };

  it('fits the specified menu on laptops, two badges on wide screens and the quote button on phones', () => {
    expect(measureHeader(site)).toEqual({menu: 0, badges: [2, 2], quote: true});
  });

  it('drops a third badge first, and badges before menu items', () => {
    expect(measureHeader({...site, badges: [...site.badges, badge]}).badges).toEqual([2, 2, 3]);
    const longer = measureHeader({...site, navigation: [...site.navigation, link('Sustainability')]});
    expect(longer).toEqual({menu: 1, badges: [2, 3], quote: true});
  });

  it('never fits a menu with very long names, or a long button on a phone', () => {
    const navigation = Array.from({length: 10}, () => link('Instrumentation and more'));
    expect(measureHeader({...site, navigation, labels: {quoteShort: 'Request a quotation'}})).toEqual({
      menu: 6,
      badges: [6, 6],
      quote: false,
    });
  });
});

describe('The loading screen', () => {
  const image = (index: number) => document.querySelectorAll('img')[index] as Element;
  /** Its style makes it visible, and there are no styles here. */
  const isLoading = () => screen.queryByRole('status', {hidden: true}) !== null;

  function show(eager: number) {
    renderBlock(
      <LoadingScreen message={site.labels.loading}>
        <p>The content</p>
        {Array.from({length: eager}, (_, index) => (
          <img key={index} src={`/${index}.jpg`} alt="" />
        ))}
        <img src="/later.jpg" alt="" loading="lazy" />
      </LoadingScreen>,
    );
  }

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits until every awaited image has loaded or failed, counting each once', () => {
    show(3);
    fireEvent.load(image(0));
    fireEvent.load(image(0));
    fireEvent.load(image(1));
    expect(isLoading()).toBe(true);
    fireEvent.error(image(2));
    expect(isLoading()).toBe(false);
  });

  it('disappears after 4 seconds when an image hangs', () => {
    show(1);
    act(() => jest.advanceTimersByTime(3999));
    expect(isLoading()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isLoading()).toBe(false);
  });

  it('does not appear without awaited images', () => {
    show(0);
    expect(isLoading()).toBe(false);
  });

  it('keeps the content in the page and marks it as busy', () => {
    show(1);
    expect(screen.getByText('The content')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(image(0));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});

test('The error page, which renders above all providers, offers contact details and another try', async () => {
  const tryAgain = jest.fn();
  render(<PageError tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(site.error.heading);
  expect(screen.getByRole('link', {name: site.email})).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: site.error.tryAgain}));
  expect(tryAgain).toHaveBeenCalled();
});
