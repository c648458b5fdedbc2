import {act, fireEvent, screen} from '@testing-library/react';
import site from '../../../mocks/site';
import {renderBlock} from '../../components/render';
import LoadingScreen from '../../../../src/theme/Layout/LoadingScreen';

describe('The loading screen', () => {
  const image = (index: number) => document.querySelectorAll('img')[index] as Element;
  /** Its style makes it visible, and there are no styles here. */
  const isLoading = () => screen.queryByRole('status', {hidden: true}) !== null;

  function show(eager: number) {
    renderBlock(
      <LoadingScreen message={site.labels.loading}>
        <p>The content</p>
        {Array.from({length: eager}, (_, index) => (
          <img key={index} src={`/${index}.jpg`} alt="" />
        ))}
        <img src="/later.jpg" alt="" loading="lazy" />
      </LoadingScreen>,
    );
  }

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits until every awaited image has loaded or failed, counting each once', () => {
    show(3);
    fireEvent.load(image(0));
    fireEvent.load(image(0));
    fireEvent.load(image(1));
    expect(isLoading()).toBe(true);
    fireEvent.error(image(2));
    expect(isLoading()).toBe(false);
  });

  it('disappears after 4 seconds when an image hangs', () => {
    show(1);
    act(() => jest.advanceTimersByTime(3999));
    expect(isLoading()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isLoading()).toBe(false);
  });

  it('does not appear without awaited images', () => {
    show(0);
    expect(isLoading()).toBe(false);
  });

  it('keeps the content in the page and marks it as busy', () => {
    show(1);
    expect(screen.getByText('The content')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(image(0));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});
