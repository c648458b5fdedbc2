import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageError from '../../../src/theme/Error';
import site from '../../mocks/site';

test('The error page, which renders above all providers, offers contact details and another try', async () => {
  const tryAgain = jest.fn();
  render(<PageError tryAgain={tryAgain} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(site.error.heading);
  expect(screen.getByRole('link', {name: site.email})).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: site.error.tryAgain}));
  expect(tryAgain).toHaveBeenCalled();
});
