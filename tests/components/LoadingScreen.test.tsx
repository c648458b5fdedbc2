import {act, fireEvent, screen} from '@testing-library/react';
import LoadingScreen from '../../src/theme/Layout/LoadingScreen';
import {renderPart} from './render';

const images = () => [...document.querySelectorAll('img')];
/** Its style shows it, and here are no styles. */
const loading = () => screen.queryByRole('status', {hidden: true}) !== null;

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

  it('waits until the count of loaded images reaches the expected count; lazy ones do not count', () => {
    show(3);
    images()
      .slice(0, 2)
      .forEach((image) => fireEvent.load(image));
    expect(loading()).toBe(true);
    fireEvent.load(images()[2] as Element);
    expect(loading()).toBe(false);
  });

  it('counts a failed image as loaded', () => {
    show(2);
    fireEvent.load(images()[0] as Element);
    fireEvent.error(images()[1] as Element);
    expect(loading()).toBe(false);
  });

  it('does not count one image twice', () => {
    show(2);
    fireEvent.load(images()[0] as Element);
    fireEvent.load(images()[0] as Element);
    expect(loading()).toBe(true);
  });

  it('leaves by itself after 4 seconds when an image hangs', () => {
    show(1);
    act(() => jest.advanceTimersByTime(3999));
    expect(loading()).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(loading()).toBe(false);
  });

  it('does not show where nothing is awaited', () => {
    show(0);
    expect(loading()).toBe(false);
  });

  it('keeps the content in the page all the time and says that it is busy', () => {
    show(1);
    expect(screen.getByText('The content')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    fireEvent.load(images()[0] as Element);
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
});
