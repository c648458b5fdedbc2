import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MainNavigation from '../../src/theme/Navbar/MainNavigation';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {plainPage, renderPart} from './render';

const toggle = (name: string) => screen.getByRole('button', {name: fillPlaces(site.labels.subMenu, {name})});
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';
const outside = () => screen.getByRole('button', {name: 'Outside'});

/** The menu words with a dropdown; two of them are tried. */
const dropdowns = site.navigation.flatMap(({name, dropdown}) => (dropdown ? [{name, dropdown}] : []));
const [one = '', other = ''] = dropdowns.map(({name}) => name);
const {name: inOne = '', href: addressInOne = ''} = dropdowns[0]?.dropdown.at(-1) ?? {};
const linkInOne = () => screen.getByRole('link', {name: inOne});

function show(at = '/') {
  const menu = (
    <>
      <MainNavigation />
      <button type="button">Outside</button>
    </>
  );
  renderPart(menu, plainPage, at);
}

describe('The header navigation', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['a second click', () => userEvent.click(toggle(one))],
    ['opening another one', () => userEvent.click(toggle(other))],
    ['a click outside', () => userEvent.click(outside())],
    ['the focus that leaves it', () => act(() => outside().focus())],
    ['a change of page', () => userEvent.click(linkInOne())],
  ])('closes an open dropdown by %s', async (_what, close) => {
    show();
    await userEvent.click(toggle(one));
    expect(isOpen(one)).toBe(true);
    await close();
    expect(isOpen(one)).toBe(false);
  });

  it('opens a dropdown by Enter, closes it by Escape and gives the focus back to its button', async () => {
    show();
    toggle(one).focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen(one)).toBe(true);
    linkInOne().focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen(one)).toBe(false);
    expect(toggle(one)).toHaveFocus();
  });

  it('marks the page on screen and the menu word above it', () => {
    show(addressInOne);
    const navigation = within(screen.getByRole('navigation'));
    expect(linkInOne()).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', {name: one})).toHaveAttribute('aria-current', 'true');
    expect(navigation.getByRole('link', {name: site.navigation[0]?.name})).not.toHaveAttribute('aria-current');
  });
});
