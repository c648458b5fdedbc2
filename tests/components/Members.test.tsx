import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Members from '../../src/components/Members';
import {management} from '../../src/content/kinds/management';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {made} from './pages/pictures';
import {renderPart} from './render';

const leader = (name: string, file: string) => ({
  name,
  position: `Position of ${name}`,
  image: `/img/management/${file}`,
  bio: `Biography of ${name}.`,
});
const page = pageOf(management, {
  members: [leader('Ada', 'ada.svg'), leader('Bola', 'bola.jpg')],
  structure: [{title: 'Committees', items: ['Audit']}],
});

const card = () => screen.getByRole('button', {name: fillPlaces(site.labels.biography, {name: 'Ada'})});
const isTurned = () => card().getAttribute('aria-expanded') === 'true';

describe('The management cards', () => {
  beforeEach(() => void renderPart(<Members />, page));

  it('show name, position and portrait of every leader at once, and hold the biography behind them', () => {
    const [ada, bola] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(ada?.getByRole('heading', {name: 'Ada'})).toBeVisible();
    expect(ada?.getAllByText('Position of Ada')[0]).toBeVisible();
    for (const image of document.querySelectorAll('img')) expect(image).not.toHaveAttribute('loading', 'lazy');
    const sizes = `${made('bola', '-400.jpg')} 400w, ${made('bola', '-800.jpg')} 800w`;
    expect(bola?.getByRole('presentation', {hidden: true})).toHaveAttribute('srcset', sizes);
    const biography = document.getElementById(card().getAttribute('aria-controls') ?? '');
    expect(biography).toHaveTextContent('AdaPosition of AdaBiography of Ada.');
  });

  it('stay turned after a press when the pointer leaves, until the next press', async () => {
    await userEvent.click(card());
    await userEvent.unhover(card());
    expect(isTurned()).toBe(true);
    await userEvent.click(card());
    expect(isTurned()).toBe(false);
  });

  it('turn when the focus comes, by Enter each time, stay turned by it, and turn back by Escape', async () => {
    await userEvent.tab();
    expect(isTurned()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(isTurned()).toBe(false);
    await userEvent.keyboard('{Enter}');
    act(() => card().blur());
    expect(isTurned()).toBe(true);
    act(() => card().focus());
    await userEvent.keyboard('{Escape}');
    expect(isTurned()).toBe(false);
  });
});
