import {render, screen} from '@testing-library/react';
import {messages} from '../../../../src/editor/messages';
import Boundary from '../../../../src/editor/ui/Boundary';

const Broken = (): never => {
  throw new Error('No title.');
};

test('A part that fails to render shows its fault and a way on, and leaves its neighbours on screen', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = jest.fn();
  render(
    <>
      <p>Beside it</p>
      <Boundary help={messages.fault.part} action={{label: messages.close, run}}>
        <Broken />
      </Boundary>
    </>,
  );
  expect(screen.getByText('Beside it')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(messages.fault.reason('No title.'));
  screen.getByRole('button', {name: messages.close}).click();
  expect(run).toHaveBeenCalledTimes(1);
});
