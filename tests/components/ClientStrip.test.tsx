import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClientStrip from '../../src/components/ClientStrip';
import {renderPart} from './render';

const clients = ['Northfield', 'Lagoonside'].map((name) => ({
  id: name.toLowerCase(),
  name,
  logo: {src: `/assets/img/${name}.svg`, width: 200, height: 80},
}));

describe('The client logo strip', () => {
  it('names every client once, however often its logo passes', () => {
    renderPart(<ClientStrip />, {clients});
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('img')
        .map((logo) => logo.getAttribute('alt')),
    ).toEqual(['Northfield', 'Lagoonside']);
  });

  it('has a pause', async () => {
    const {container} = renderPart(<ClientStrip />, {clients});
    await userEvent.click(screen.getByRole('button', {name: 'Pause the moving logos'}));
    expect(container.querySelector('[data-paused]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'Move the logos'}));
    expect(container.querySelector('[data-paused]')).toBeNull();
  });
});
