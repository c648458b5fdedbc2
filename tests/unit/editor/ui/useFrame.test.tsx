import {act, renderHook} from '@testing-library/react';
import type {EditorMessage, ShowRequest} from '../../../../src/editor/protocol';
import {useRenderedPage} from '../../../../src/editor/ui/useFrame';

const requestFor = (path: string) => ({kind: 'draw', request: {path}}) as unknown as ShowRequest;

test('A page counts as shown only when the frame has drawn the newest request', () => {
  const sent: EditorMessage[] = [];
  const target = {postMessage: (message: EditorMessage) => sent.push(message)} as unknown as Window;
  const frame = {element: {current: {contentWindow: target} as HTMLIFrameElement}, isReady: true};
  const onMessage = () => undefined;
  const {result, rerender} = renderHook(
    ({path}) => useRenderedPage({frame, shown: requestFor(path), changing: true, onMessage}),
    {initialProps: {path: '/a'}},
  );
  const answer = (number?: number) =>
    act(() => {
      const data = {kind: 'drawn', number};
      window.dispatchEvent(
        new MessageEvent('message', {data, origin: window.location.origin, source: target as unknown as MessagePort}),
      );
    });
  const numbers = () => sent.flatMap((message) => ('number' in message ? [message.number] : []));
  rerender({path: '/b'});
  answer(numbers().at(0));
  expect(result.current.path).toBeUndefined();
  answer(numbers().at(-1));
  expect(result.current.path).toBe('/b');
});
