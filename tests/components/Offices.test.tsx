import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Offices from '../../src/components/Offices';
import site from '../mocks/site';
import {media} from './browser';
import {contactPage, MAP} from './pages/contact';
import {htmlOf, renderPart} from './render';

const tab = (name: string) => screen.getByRole('tab', {name: `Office ${name} Lagos`});
const shown = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const frames = () => [...document.querySelectorAll('iframe')];
const showMap = () => screen.getByRole('button', {name: 'Load map from openstreetmap.org'});

describe('The offices', () => {
  beforeEach(() => window.history.replaceState(null, '', '/contact'));
  afterEach(() => media.matching.clear());

  it('are all in the HTML, as plain text without tabs', () => {
    const html = htmlOf(<Offices />, contactPage);
    for (const text of ['Street one', 'Street two', 'Street three']) expect(html).toContain(text);
    expect(html).not.toMatch(/role="tab|hidden=""|iframe/);
  });

  it('are tabs of which the first is selected by default', () => {
    renderPart(<Offices />, contactPage);
    expect(screen.getByRole('tablist', {name: 'Offices'})).toBeVisible();
    expect(tab('one')).toHaveAttribute('aria-selected', 'true');
    expect(tab('two')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', {name: 'Office one Lagos'})).toHaveAttribute('id', 'headoffice');
    expect(shown()).toEqual(['Office one']);
  });

  it('switch by click, write the choice into the address and leave the history as it was', async () => {
    renderPart(<Offices />, contactPage);
    const steps = window.history.length;
    await userEvent.click(tab('two'));
    expect(shown()).toEqual(['Office two']);
    expect(window.location.hash).toBe('#portharcourt');
    expect(window.history.length).toBe(steps);
  });

  it.each([
    ['beside each other', '', '{ArrowRight}', '{ArrowLeft}', '{ArrowDown}'],
    ['below each other', '(max-width: 47.99em)', '{ArrowDown}', '{ArrowUp}', '{ArrowRight}'],
  ])('follow the arrow keys, Home and End when they stand %s', async (_place, query, next, previous, other) => {
    if (query) media.matching.add(query);
    renderPart(<Offices />, contactPage);
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
  });

  it('take one stop of the Tab key together', async () => {
    renderPart(<Offices />, contactPage);
    await userEvent.tab();
    await userEvent.tab();
    expect(showMap()).toHaveFocus();
  });

  it('show the one that the address names, also when the address changes', () => {
    window.history.replaceState(null, '', '/contact#chevron');
    renderPart(<Offices />, contactPage);
    expect(shown()).toEqual(['Office three']);
    act(() => {
      window.history.replaceState(null, '', '/contact#portharcourt');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toEqual(['Office two']);
  });

  it('contact OpenStreetMap only on demand, with no more than the name of the site', async () => {
    renderPart(<Offices />, contactPage);
    expect(frames()).toEqual([]);
    await userEvent.click(showMap());
    const frame = screen.getByTitle('Map of Office one');
    expect(frame).toHaveAttribute('src', `${MAP}#headoffice`);
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
    expect(frame.getAttribute('sandbox')).not.toMatch(/forms|top-navigation|modals/);
    expect(screen.getByRole('status')).toHaveTextContent('If it stays empty');
    expect(screen.getByText('Street one')).toBeVisible();
  });

  it('show one map at a time, that of the selected office, and none once it is closed', async () => {
    renderPart(<Offices />, contactPage);
    await userEvent.click(showMap());
    await userEvent.click(tab('two'));
    expect(frames().map(({title}) => title)).toEqual(['Map of Office two']);
    await userEvent.click(screen.getByRole('button', {name: 'Close the map'}));
    expect(frames()).toEqual([]);
    expect(showMap()).toHaveFocus();
  });

  it('stand on a drawn map whose degrees and distances are those of the real one', () => {
    renderPart(<Offices />, contactPage);
    const drawing = screen.getByRole('tabpanel').querySelector('svg');
    const labels = [...(drawing?.querySelectorAll('text') ?? [])];
    const at = (words: string, axis: 'x' | 'y') =>
      Number(labels.find(({textContent}) => textContent === words)?.getAttribute(axis));
    const labelGap = at('3.355° E', 'x');
    // 0.03 degrees to the east are 640 pixels, and a degree is 110.6 km there.
    expect(at('3.365° E', 'x') - labelGap).toBe(Math.round((0.01 / 0.03) * 640));
    expect(at('6.510° N', 'y')).toBeLessThan(at('6.500° N', 'y'));
    const kilometre = 640 / 0.03 / 110.6;
    const rings = [...(drawing?.querySelectorAll('g circle') ?? [])].map((ring) => Number(ring.getAttribute('r')));
    expect(labels.map(({textContent}) => textContent)).toEqual(expect.arrayContaining(['500 m', '1 km', '1.5 km']));
    for (const [index, radius] of rings.entries()) expect(radius / kilometre).toBeCloseTo((index + 1) / 2, 1);
  });

  it('say of each button which office it leads to, and of directions that a new tab opens', () => {
    renderPart(<Offices />, contactPage);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('link', {name: `Get Directions to Office one ${site.labels.newTab}`})).toBeVisible();
    expect(panel.getByRole('link', {name: 'Send Email to Office one'})).toHaveAttribute(
      'href',
      'mailto:one@ferrowell.example',
    );
    const dialled = panel.getAllByRole('link', {name: /^\+234/}).map((link) => link.getAttribute('href'));
    expect(dialled).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
  });
});
