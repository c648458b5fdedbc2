import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Members from '../../src/components/Members';
import {management} from '../../src/content/kinds/management';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {made} from './pages/pictures';
import {renderPart} from './render';

const leader = (name: string, ending: string) => ({
  name,
  position: `Position of ${name}`,
  image: `/img/management/${name.toLowerCase()}${ending}`,
  bio: `Biography text of ${name}.`,
});

const pageWith = (members: ReturnType<typeof leader>[]) =>
  pageOf(management, {members, structure: [{title: 'Committees', items: ['Audit']}]});

const card = (name = 'Ada') => screen.getByRole('button', {name: fillPlaces(site.labels.biography, {name})});
const turned = () => card().getAttribute('aria-expanded') === 'true';

describe('The management cards', () => {
  beforeEach(
    () => void renderPart(<Members />, pageWith(['Ada', 'Bola', 'Chike'].map((name) => leader(name, '.svg')))),
  );

  it('show name and position of every leader and fetch each portrait at once', () => {
    const [first] = screen.getAllByRole('listitem');
    if (!first) throw new Error('no card');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(within(first).getByRole('heading', {name: 'Ada'})).toBeVisible();
    expect(within(first).getAllByText('Position of Ada')[0]).toBeVisible();
    expect(first.querySelector('img')).not.toHaveAttribute('loading', 'lazy');
  });

  it('show a portrait that is a photo in the sizes made of it', () => {
    const {container} = renderPart(<Members />, pageWith([leader('Ada', '.jpg')]));
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      `${made('ada', '-400.jpg')} 400w, ${made('ada', '-800.jpg')} 800w`,
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

  it('flip on keyboard focus, turn and tell so by Enter each time, stay turned by it, and turn back by Escape', async () => {
    await userEvent.tab();
    expect(card()).toHaveFocus();
    expect(turned()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(turned()).toBe(false);
    await userEvent.keyboard('{Enter}');
    expect(turned()).toBe(true);
    act(() => card().blur());
    expect(turned()).toBe(true);
    act(() => card().focus());
    await userEvent.keyboard('{Escape}');
    expect(turned()).toBe(false);
  });
});
