import {act, renderHook} from '@testing-library/react';
import type {EditorMessage, ShowRequest} from '../../../../../src/editor/protocol';
import {useRenderedPage} from '../../../../../src/editor/ui/hooks/useFrame';

const requestFor = (path: string) => ({kind: 'draw', request: {path}}) as unknown as ShowRequest;

/** The hook with a frame that answers to the request with this number. */
function renderFrame() {
  const sent: EditorMessage[] = [];
  const target = {postMessage: (message: EditorMessage) => sent.push(message)} as unknown as Window;
  const frame = {element: {current: {contentWindow: target} as HTMLIFrameElement}, isReady: true};
  const onMessage = () => undefined;
  const {result, rerender} = renderHook(({shown}) => useRenderedPage({frame, shown, changing: true, onMessage}), {
    initialProps: {shown: requestFor('/a')},
  });
  const answer = (number?: number, kind = 'drawn') =>
    act(() => {
      const data = {kind, number};
      window.dispatchEvent(
        new MessageEvent('message', {data, origin: window.location.origin, source: target as unknown as MessagePort}),
      );
    });
  const numbers = () => sent.flatMap((message) => ('number' in message ? [message.number] : []));
  return {result, rerender, answer, numbers};
}

test('A page counts as shown only when the frame has drawn the newest request', () => {
  const {result, rerender, answer, numbers} = renderFrame();
  rerender({shown: requestFor('/b')});
  answer(numbers().at(0));
  expect(result.current.path).toBeUndefined();
  answer(numbers().at(-1));
  expect(result.current.path).toBe('/b');
});

test('A page counts as failed only when the frame could not render the newest request', () => {
  const {result, rerender, answer, numbers} = renderFrame();
  rerender({shown: requestFor('/b')});
  answer(numbers().at(0), 'failed');
  expect(result.current.isFailed).toBe(false);
  answer(numbers().at(-1), 'failed');
  expect(result.current.isFailed).toBe(true);
});
