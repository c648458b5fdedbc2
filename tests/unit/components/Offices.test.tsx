import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Offices from '../../../src/components/Offices';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {media} from './browser';
import {renderBlock} from './render';
import {MAP, contactPage, labels} from './contact-page';

describe('The offices', () => {
  const tab = (name: string) => screen.getByRole('tab', {name: `Office ${name} Lagos`});
  const shown = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
  const frames = () => [...document.querySelectorAll('iframe')];
  const mapOf = (name: string) => interpolate(labels.map, {name});
  const showMap = () => screen.getByRole('button', {name: labels.showMap});

  // Style sheets are not part of these tests, and this rule hides the other offices.
  beforeAll(() => document.head.insertAdjacentHTML('beforeend', '<style>.unselected {display: none}</style>'));
  beforeEach(() => window.history.replaceState(null, '', '/contact'));
  afterEach(() => media.matching.clear());

  it.each([
    ['side by side', '', '{ArrowRight}', '{ArrowLeft}', '{ArrowDown}'],
    ['in one column', '(max-width: 47.99em)', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}'],
  ])('take one stop of Tab, and arrow keys, Home and End when they are %s', async (...given) => {
    const [, query, next, previous, other] = given;
    if (query) media.matching.add(query);
    renderBlock(<Offices />, contactPage);
    await userEvent.tab();
    expect(tab('one')).toHaveFocus();
    const after: [string, string][] = [
      [next, 'two'],
      [next, 'three'],
      [next, 'one'],
      [previous, 'three'],
      [other, 'three'],
      ['{Home}', 'one'],
      ['{End}', 'three'],
    ];
    for (const [key, name] of after) {
      await userEvent.keyboard(key);
      expect(tab(name)).toHaveFocus();
      expect(shown()).toEqual([`Office ${name}`]);
    }
    await userEvent.tab();
    expect(showMap()).toHaveFocus();
  });

  it('show the office in the address, even when the address changes', () => {
    window.history.replaceState(null, '', '/contact#chevron');
    renderBlock(<Offices />, contactPage);
    expect(shown()).toEqual(['Office three']);
    act(() => {
      window.history.replaceState(null, '', '/contact#portharcourt');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toEqual(['Office two']);
  });

  it('show only the map of the chosen office, with only the site’s origin as referrer, until it is closed', async () => {
    renderBlock(<Offices />, contactPage);
    await userEvent.click(showMap());
    const frame = screen.getByTitle(mapOf('Office one'));
    expect(frame).toHaveAttribute('src', `${MAP}#headoffice`);
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    expect(frame.getAttribute('sandbox')).not.toMatch(/forms|top-navigation|modals/);
    await userEvent.click(tab('two'));
    expect(frames().map(({title}) => title)).toEqual([mapOf('Office two')]);
    await userEvent.click(screen.getByRole('button', {name: labels.hideMap}));
    expect(frames()).toEqual([]);
    expect(showMap()).toHaveFocus();
  });

  it('are on a drawn map with correct degrees and distances', () => {
    renderBlock(<Offices />, contactPage);
    const drawing = screen.getByRole('tabpanel').querySelector('svg');
    const texts = [...(drawing?.querySelectorAll('text') ?? [])];
    const at = (text: string, axis: 'x' | 'y') =>
      Number(texts.find(({textContent}) => textContent === text)?.getAttribute(axis));
    // 0.03 degrees of longitude are 640 pixels, and a degree is 110.6 km there.
    expect(at('3.365° E', 'x') - at('3.355° E', 'x')).toBe(Math.round((0.01 / 0.03) * 640));
    expect(at('6.510° N', 'y')).toBeLessThan(at('6.500° N', 'y'));
    const kilometre = 640 / 0.03 / 110.6;
    const rings = [...(drawing?.querySelectorAll('g circle') ?? [])].map((ring) => Number(ring.getAttribute('r')));
    expect(texts.map(({textContent}) => textContent)).toEqual(expect.arrayContaining(['500 m', '1 km', '1.5 km']));
    for (const [index, radius] of rings.entries()) expect(radius / kilometre).toBeCloseTo((index + 1) / 2, 1);
  });

  it('name the office in each link, and say that directions open in a new tab', () => {
    renderBlock(<Offices />, contactPage);
    const panel = within(screen.getByRole('tabpanel'));
    const toOne = interpolate(labels.toOffice, {name: 'Office one'});
    expect(panel.getByRole('link', {name: `${labels.directions} ${toOne} ${site.labels.newTab}`})).toBeVisible();
    const letter = panel.getByRole('link', {name: `${labels.sendEmail} ${toOne}`});
    expect(letter).toHaveAttribute('href', 'mailto:one@ferrowell.example');
    const dialled = panel.getAllByRole('link', {name: /^\+234/}).map((link) => link.getAttribute('href'));
    expect(dialled).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
  });
});
