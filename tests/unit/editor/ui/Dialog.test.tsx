import {render, screen} from '@testing-library/react';
import Dialog from '../../../../src/editor/ui/Dialog';

const nothing = () => undefined;

test('A dialog that its own answer removes gives the focus back to the button that opened it', () => {
  const page = (isOpen: boolean) => (
    <>
      <button>Open</button>
      {isOpen && (
        <Dialog title="Which text?" onClose={nothing}>
          <button>This one</button>
        </Dialog>
      )}
    </>
  );
  const {rerender} = render(page(false));
  screen.getByText('Open').focus();
  rerender(page(true));
  screen.getByText('This one').focus();
  rerender(page(false));
  expect(screen.getByText('Open')).toHaveFocus();
});

test('A dialog whose content has another title keeps the focus inside', () => {
  const dialog = (title: string, children: string) => (
    <Dialog title={title} onClose={nothing}>
      <button key={children}>{children}</button>
    </Dialog>
  );
  const {rerender} = render(dialog('Send', 'Send'));
  screen.getByText('Send', {selector: 'button'}).focus();
  rerender(dialog('Sent', 'Open'));
  expect(screen.getByRole('dialog', {hidden: true})).toHaveFocus();
});
