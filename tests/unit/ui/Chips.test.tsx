import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import Chips from '../../../src/ui/Chips';
import useQuery from '../../../src/hooks/useQuery';
import {address, plainPage, renderBlock} from '../components/render';

const ADDRESS = '/list';
const KINDS = ['wood', 'steel', 'glass'];
const addressOf = (kind: string) => `${ADDRESS}?kind=${kind}`;

/** The frames that the components have asked for and not had yet. */
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const paint = () => act(() => frames.splice(0).forEach((frame) => frame(0)));

let navigate = (_address: string): void => undefined;

function Page() {
  const chosen = useQuery().get('kind');
  const history = useHistory();
  useEffect(() => {
    navigate = (to) => history.push(to);
  });
  return (
    <Chips label="Kind" chips={KINDS.map((kind) => ({name: kind, to: addressOf(kind), current: kind === chosen}))} />
  );
}

const link = (name: string) => screen.getByRole('link', {name});
const current = () => KINDS.filter((kind) => link(kind).getAttribute('aria-current') === 'true');

it('A filter is current as soon as it is pressed, and changes the address after the next frame', async () => {
  renderBlock(<Page />, plainPage, addressOf('wood'));
  fireEvent.click(link('steel'));
  expect(current()).toEqual(['steel']);
  expect(address.current).toBe(addressOf('wood'));
  paint();
  await waitFor(() => expect(address.current).toBe(addressOf('steel')));
  expect(current()).toEqual(['steel']);
});

it('Of two filters that are pressed within a frame, the last one counts', async () => {
  renderBlock(<Page />, plainPage, addressOf('wood'));
  fireEvent.click(link('steel'));
  fireEvent.click(link('glass'));
  expect(current()).toEqual(['glass']);
  paint();
  await waitFor(() => expect(address.current).toBe(addressOf('glass')));
  expect(current()).toEqual(['glass']);
});

it('A filter that is pressed just before the visitor leaves the page does not call them back', () => {
  jest.useFakeTimers({doNotFake: ['requestAnimationFrame']});
  renderBlock(<Page />, plainPage, addressOf('wood'));
  fireEvent.click(link('steel'));
  act(() => navigate('/elsewhere'));
  paint();
  act(() => jest.runAllTimers());
  expect(address.current).toBe('/elsewhere');
});

it('A filter that is clicked with Ctrl, for a new tab, changes nothing on the page', () => {
  renderBlock(<Page />, plainPage, addressOf('wood'));
  // jsdom cannot open tabs.
  link('steel').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link('steel'), {ctrlKey: true});
  expect([current(), frames]).toEqual([['wood'], []]);
});
