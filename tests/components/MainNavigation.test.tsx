import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MainNavigation from '../../src/theme/Navbar/MainNavigation';
import {plainPage, renderPart} from './render';

const toggle = (name: string) => screen.getByRole('button', {name: `More pages under ${name}`});
const isOpen = (name: string) => toggle(name).getAttribute('aria-expanded') === 'true';

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
  it('has the words of the specification in their order, each a link to its own page', () => {
    show();
    const [list] = screen.getAllByRole('list');
    const words = [...(list?.children ?? [])].map((item) => item.querySelector('a')?.textContent);
    expect(words).toEqual(['Home', 'About', 'Services', 'Projects', 'OEM Solutions', 'Careers', 'Contact']);
    expect(screen.getByRole('link', {name: 'About'})).toHaveAttribute('href', '/about');
    expect(screen.getByRole('link', {name: 'Contact'})).toHaveAttribute('href', '/contact');
  });

  it('has dropdowns under About and Contact with the pages of the specification', () => {
    show();
    const pages = (name: string) =>
      [...(document.getElementById(toggle(name).getAttribute('aria-controls') ?? '')?.querySelectorAll('a') ?? [])].map(
        (link) => link.textContent,
      );
    expect(pages('About')).toEqual([
      'Who We Are',
      'Management',
      'Our History',
      'Our Certifications',
      'Event Gallery',
      'Clients',
    ]);
    expect(pages('Contact')).toEqual(['Contact Us', 'Request Quote', 'Vendor Registration', 'Become Partner']);
  });

  it('opens a dropdown by click and closes it by a second click', async () => {
    show();
    await userEvent.click(toggle('About'));
    expect(isOpen('About')).toBe(true);
    await userEvent.click(toggle('About'));
    expect(isOpen('About')).toBe(false);
  });

  it('opens a dropdown by the keyboard', async () => {
    show();
    toggle('About').focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen('About')).toBe(true);
  });

  it('has at most one dropdown open', async () => {
    show();
    await userEvent.click(toggle('About'));
    await userEvent.click(toggle('Contact'));
    expect(isOpen('About')).toBe(false);
    expect(isOpen('Contact')).toBe(true);
  });

  it('closes a dropdown by a click outside', async () => {
    show();
    await userEvent.click(toggle('About'));
    await userEvent.click(screen.getByRole('button', {name: 'Outside'}));
    expect(isOpen('About')).toBe(false);
  });

  it('closes a dropdown when the focus leaves it', async () => {
    show();
    await userEvent.click(toggle('About'));
    act(() => screen.getByRole('button', {name: 'Outside'}).focus());
    expect(isOpen('About')).toBe(false);
  });

  it('closes a dropdown by Escape and gives the focus back to its button', async () => {
    show();
    await userEvent.click(toggle('About'));
    screen.getByRole('link', {name: 'Management'}).focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('About')).toBe(false);
    expect(toggle('About')).toHaveFocus();
  });

  it('closes a dropdown on a change of page', async () => {
    show();
    await userEvent.click(toggle('About'));
    await userEvent.click(screen.getByRole('link', {name: 'Management'}));
    expect(isOpen('About')).toBe(false);
  });

  it('marks the page on screen and the menu word above it', () => {
    show('/about/history');
    const navigation = within(screen.getByRole('navigation'));
    expect(navigation.getByRole('link', {name: 'Our History'})).toHaveAttribute('aria-current', 'page');
    expect(navigation.getByRole('link', {name: 'About'})).toHaveAttribute('aria-current', 'true');
    expect(navigation.getByRole('link', {name: 'Home'})).not.toHaveAttribute('aria-current');
  });
});
