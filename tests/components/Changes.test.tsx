import {render, screen} from '@testing-library/react';
import type {FieldChange} from '../../src/review/report/fields';
import Changes from '../../src/edit/shell/Review/Changes';
import {EditorContext} from '../../src/edit/shell/useEditor';

const change = (name: string, text: string): FieldChange => ({
  place: ['Offices', name, 'phone'],
  at: ['offices', name, 'phone'],
  depth: 2,
  what: {kind: 'note', text},
});

test('What is told of one place leads there once, and the next place has a way of its own', () => {
  const changes = [change('Yard', 'one'), change('Yard', 'two'), change('Depot', 'three')];
  render(
    <EditorContext value={{} as never}>
      <Changes
        pages={[{file: 'pages/contact/index.mdx', name: 'Contact', kind: 'changed', changes}]}
        onChosen={() => 0}
      />
    </EditorContext>,
  );
  expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual([
    'Offices › Yard › phone',
    'Offices › Depot › phone',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
