import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import site from '../../../mocks/site';
import {plainPage, renderBlock} from '../../components/render';
import MainNavigation from '../../../../src/theme/Navbar/MainNavigation';
import {interpolate} from '../../../../src/shared/interpolate';

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
