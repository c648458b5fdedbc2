import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Members from '../../src/components/Members';
import {renderPart} from './render';

const members = ['Ada', 'Bola', 'Chike'].map((name) => ({
  name,
  position: `Position of ${name}`,
  image: {src: `/assets/img/${name}.svg`, width: 480, height: 600},
  bio: `Biography text of ${name}.`,
}));

const card = (name = 'Ada') => screen.getByRole('button', {name: `Biography of ${name}`});
const turned = () => card().getAttribute('aria-expanded') === 'true';

describe('The management cards', () => {
  beforeEach(() => void renderPart(<Members />, {members}));

  it('show name and position of every leader and fetch each portrait at once', () => {
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('no card');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(within(first).getByRole('heading', {name: 'Ada'})).toBeVisible();
    expect(within(first).getAllByText('Position of Ada')[0]).toBeVisible();
    expect(first.querySelector('img')).not.toHaveAttribute('loading', 'lazy');
  });

  it('show a portrait that is a photo in the sizes made of it', () => {
    const [first] = members;
    if (!first) throw new Error('no leader');
    const image = {src: '/assets/img/ada', width: 800, height: 1000, widths: [400, 800], color: '#345'};
    const {container} = renderPart(<Members />, {members: [{...first, image}]});
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      '/assets/img/ada-400.jpg 400w, /assets/img/ada-800.jpg 800w',
    );
  });

  it('hold name, position and biography on the side that the button opens', () => {
    const biography = document.getElementById(card().getAttribute('aria-controls') ?? '');
    expect(biography).toHaveTextContent('AdaPosition of AdaBiography text of Ada.');
    expect(turned()).toBe(false);
  });

  it('flip on hover and turn back when the pointer leaves', async () => {
    await userEvent.hover(card());
    expect(turned()).toBe(true);
    await userEvent.unhover(card());
    expect(turned()).toBe(false);
  });

  it('flip when pressed, stay turned when the pointer leaves, and turn back when pressed again', async () => {
    await userEvent.click(card());
    await userEvent.unhover(card());
    expect(turned()).toBe(true);
    await userEvent.click(card());
    expect(turned()).toBe(false);
  });

  it('flip on keyboard focus, stay turned by Enter, and turn back by Escape', async () => {
    await userEvent.tab();
    expect(card()).toHaveFocus();
    expect(turned()).toBe(true);
    await userEvent.keyboard('{Enter}');
    act(() => card().blur());
    expect(turned()).toBe(true);
    act(() => card().focus());
    await userEvent.keyboard('{Escape}');
    expect(turned()).toBe(false);
  });
});
