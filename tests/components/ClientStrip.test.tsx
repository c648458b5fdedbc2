import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClientStrip from '../../src/components/ClientStrip';
import site from '../mocks/site';
import {CLIENTS, homePage} from './pages/home';
import {renderPart} from './render';

describe('The client logo strip', () => {
  it('names every client once, however often its logo passes', () => {
    renderPart(<ClientStrip />, homePage);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('img')
        .map((logo) => logo.getAttribute('alt')),
    ).toEqual(CLIENTS);
  });

  it('has a pause', async () => {
    const {container} = renderPart(<ClientStrip />, homePage);
    await userEvent.click(screen.getByRole('button', {name: site.labels.pauseLogos}));
    expect(container.querySelector('[data-paused]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', {name: site.labels.playLogos}));
    expect(container.querySelector('[data-paused]')).toBeNull();
  });
});
