import {render, screen} from '@testing-library/react';
import {useRef} from 'react';
import {useFocusAfterRemoval} from '../../../../../src/editor/ui/hooks/useFocusAfterRemoval';

interface SideProps {
  isOpen: boolean;
  hasButton: boolean;
}

function Side({isOpen, hasButton}: SideProps) {
  const [side, page] = [useRef<HTMLElement>(null), useRef<HTMLButtonElement>(null)];
  useFocusAfterRemoval(side, page);
  return (
    <>
      {isOpen && (
        <aside ref={side} tabIndex={-1}>
          {hasButton && <button>Close</button>}
        </aside>
      )}
      <button ref={page}>Page</button>
    </>
  );
}

test('When the control with the focus is gone, the side has it, or else the page', () => {
  const {rerender} = render(<Side isOpen hasButton />);
  screen.getByText('Close').focus();
  rerender(<Side isOpen hasButton={false} />);
  expect(screen.getByRole('complementary')).toHaveFocus();
  rerender(<Side isOpen={false} hasButton={false} />);
  expect(screen.getByText('Page')).toHaveFocus();
});

test('The focus of a control that stays, and no focus at all, are left alone', () => {
  const {rerender} = render(<Side isOpen hasButton={false} />);
  rerender(<Side isOpen={false} hasButton={false} />);
  expect(document.body).toHaveFocus();
  screen.getByText('Page').focus();
  rerender(<Side isOpen hasButton />);
  expect(screen.getByText('Page')).toHaveFocus();
});
