import {act, fireEvent, screen} from '@testing-library/react';
import LoadingScreen from '../../src/theme/Layout/LoadingScreen';
import {renderPart} from './render';

const image = (index: number) => document.querySelectorAll('img')[index] as Element;
/** Its style shows it, and here are no styles. */
const isLoading = () => screen.queryByRole('status', {hidden: true}) !== null;

function show(eager: number) {
  renderPart(
    <LoadingScreen>
      <p>The content</p>
      {Array.from({length: eager}, (_, index) => (
        <img key={index} src={`/${index}.jpg`} alt="" />
      ))}
      <img src="/later.jpg" alt="" loading="lazy" />
    </LoadingScreen>,
  );
}

describe('The loading screen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits until every image that is awaited has loaded or failed, each counted once', () => {
    show(3);
    fireEvent.load(image(0));
    fireEvent.load(image(0));
    fireEvent.load(image(1));
    expect(isLoading()).toBe(true);
    fireEvent.error(image(2));
    expect(isLoading()).toBe(false);
  });

  it('leaves by itself after 4 seconds when an image hangs', () => {
    show(1);
    act(() => jest.advanceTimersByTime(3999));
    expect(isLoading()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(isLoading()).toBe(false);
  });

  it('does not show where nothing is awaited', () => {
    show(0);
    expect(isLoading()).toBe(false);
  });

  it('keeps the content in the page all the time and says that it is busy', () => {
    show(1);
    expect(screen.getByText('The content')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(image(0));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});
