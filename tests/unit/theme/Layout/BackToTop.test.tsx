import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BackToTop from '../../../../src/theme/Layout/BackToTop';
import {REDUCED_MOTION} from '../../../../src/hooks/browser';
import site from '../../../mocks/site';
import {media} from '../../components/browser';
import {renderBlock} from '../../components/render';

const {labels} = site;

const scrollTo = (y: number) =>
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });

it.each([
  ['smoothly', [], 'smooth'],
  ['at once when reduced motion is preferred', [REDUCED_MOTION], 'auto'],
])('The scroll-to-top button appears past 300 px and scrolls to the top %s', async (_how, matching, behavior) => {
  media.matching.clear();
  matching.forEach((query) => media.matching.add(query));
  const scroll = jest.fn();
  window.scrollTo = scroll;
  renderBlock(<BackToTop />);
  scrollTo(300);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(301);
  await userEvent.click(screen.getByRole('button', {name: labels.toTop}));
  expect(scroll).toHaveBeenCalledWith({top: 0, behavior});
});
