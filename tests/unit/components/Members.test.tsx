import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {management} from '../../../src/site/page-types/about';
import {renderBlock} from './render';
import {versionUrl, pageOf} from './pages';
import Members from '../../../src/components/Members';

describe('The management cards', () => {
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

  const card = () => screen.getByRole('button', {name: interpolate(site.labels.biography, {name: 'Ada'})});
  const isTurned = () => card().getAttribute('aria-expanded') === 'true';

  beforeEach(() => void renderBlock(<Members />, page));

  it('show name, position and portrait of every leader at once, and have the biography on the back', () => {
    const [ada, bola] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(ada?.getByRole('heading', {name: 'Ada'})).toBeVisible();
    expect(ada?.getAllByText('Position of Ada')[0]).toBeVisible();
    for (const image of document.querySelectorAll('img')) expect(image).not.toHaveAttribute('loading', 'lazy');
    const sizes = `${versionUrl('bola', '-400.jpg')} 400w, ${versionUrl('bola', '-800.jpg')} 800w`;
    expect(bola?.getByRole('presentation', {hidden: true})).toHaveAttribute('srcset', sizes);
    const biography = document.getElementById(card().getAttribute('aria-controls') ?? '');
    expect(biography).toHaveTextContent('AdaPosition of AdaBiography of Ada.');
  });

  it('stay flipped after a click when the pointer leaves, until the next click', async () => {
    await userEvent.click(card());
    await userEvent.unhover(card());
    expect(isTurned()).toBe(true);
    await userEvent.click(card());
    expect(isTurned()).toBe(false);
  });

  it('flip on focus and on each Enter, stay flipped, and flip back on Escape', async () => {
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
