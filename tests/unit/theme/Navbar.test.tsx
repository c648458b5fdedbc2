import {act, fireEvent, screen} from '@testing-library/react';
import Navbar from '../../../src/theme/Navbar';
import {renderBlock} from '../components/render';

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });

it('The header shrinks after scrolling past 10 pixels and grows again at the top', () => {
  renderBlock(<Navbar />);
  const header = screen.getByRole('banner');
  scrollTo(10);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(11);
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(header).not.toHaveAttribute('data-scrolled');
});
