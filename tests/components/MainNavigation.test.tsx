import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MainNavigation from '../../src/theme/Navbar/MainNavigation';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {plainPage, renderPart} from './render';

const toggle = (name: string) => screen.getByRole('button', {name: fillPlaces(site.labels.subMenu, {name})});
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

/** The menu words with a dropdown; two of them are tried. */
const dropdowns = site.navigation.flatMap(({name, href, dropdown}) => (dropdown ? [{name, href, dropdown}] : []));
const [one = '', other = ''] = dropdowns.map(({name}) => name);
const {name: inOne = '', href: addressInOne = ''} = dropdowns[0]?.dropdown.at(-1) ?? {};

function show(at = '/') {
  return renderPart(
    <>
      <MainNavigation />
      <button type="button">Outside</button>
    </>,
    plainPage,
    at,
  );
}

describe('The header navigation', () => {
  it('has the words of the menu in their order, each a link to its own page', () => {
    show();
    const [list] = screen.getAllByRole('list');
    const words = [...(list?.children ?? [])].map((item) => item.querySelector('a'));
    expect(words.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual(
      site.navigation.map(({name, href}) => [name, href]),
    );
  });

  it('has dropdowns with the pages under their words', () => {
    show();
    const pages = (name: string) =>
      [...(document.getElementById(toggle(name).getAttribute('aria-controls') ?? '')?.querySelectorAll('a') ?? [])].map(
        (link) => link.textContent,
      );
    expect(dropdowns.length).toBeGreaterThan(1);
    for (const {name, dropdown} of dropdowns) expect(pages(name)).toEqual(dropdown.map((entry) => entry.name));
  });

  it('opens a dropdown by click and closes it by a second click', async () => {
    show();
    await userEvent.click(toggle(one));
    expect(isOpen(one)).toBe(true);
    await userEvent.click(toggle(one));
    expect(isOpen(one)).toBe(false);
  });

  it('opens a dropdown by the keyboard', async () => {
    show();
    toggle(one).focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen(one)).toBe(true);
  });

  it('has at most one dropdown open', async () => {
    show();
    await userEvent.click(toggle(one));
    await userEvent.click(toggle(other));
    expect(isOpen(one)).toBe(false);
    expect(isOpen(other)).toBe(true);
  });

  it('closes a dropdown by a click outside', async () => {
    show();
    await userEvent.click(toggle(one));
    await userEvent.click(screen.getByRole('button', {name: 'Outside'}));
    expect(isOpen(one)).toBe(false);
  });

  it('closes a dropdown when the focus leaves it', async () => {
    show();
    await userEvent.click(toggle(one));
    act(() => screen.getByRole('button', {name: 'Outside'}).focus());
    expect(isOpen(one)).toBe(false);
  });

  it('closes a dropdown by Escape and gives the focus back to its button', async () => {
    show();
    await userEvent.click(toggle(one));
    screen.getByRole('link', {name: inOne}).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(one)).toBe(false);
    expect(toggle(one)).toHaveFocus();
  });

  it('closes a dropdown on a change of page', async () => {
    show();
    await userEvent.click(toggle(one));
    await userEvent.click(screen.getByRole('link', {name: inOne}));
    expect(isOpen(one)).toBe(false);
  });

  it('marks the page on screen and the menu word above it', () => {
    show(addressInOne);
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getByRole('link', {name: inOne})).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', {name: one})).toHaveAttribute('aria-current', 'true');
    expect(navigation.getByRole('link', {name: site.navigation[0]?.name})).not.toHaveAttribute('aria-current');
  });
});
