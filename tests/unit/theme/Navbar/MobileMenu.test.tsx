import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import site from '../../../mocks/site';
import {plainPage, renderBlock} from '../../components/render';
import MobileMenu from '../../../../src/theme/Navbar/MobileMenu';

it('The phone menu closes when it starts a search, even on the results page', async () => {
  renderBlock(<MobileMenu />, plainPage, '/search?q=pipe');
  await userEvent.click(screen.getByRole('button', {name: site.labels.openMenu}));
  const menu = screen.getByRole('dialog', {name: site.labels.menu});
  await userEvent.type(within(menu).getByRole('searchbox'), 'valves{Enter}');
  expect(menu).not.toHaveAttribute('open');
});
