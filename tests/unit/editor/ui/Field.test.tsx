import {act, render, screen} from '@testing-library/react';
import {messages} from '../../../../src/editor/messages';
import Field from '../../../../src/editor/ui/Field';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {FILE, editorOf, renderLate} from './editor-context';

const idOf = (value: string) => (
  <EditorContext value={editorOf({})}>
    <Field
      file={FILE}
      path={['timeline', 1, 'id']}
      known={{control: {kind: 'identifier'}, name: 'Short name for links', required: true, description: ''}}
      value={value}
    />
  </EditorContext>
);

test('A new short name can be typed completely, even if it begins with a published short name', async () => {
  const {rerender} = render(<div />);
  for (const typed of ['c', 'cnc'])
    await act(async () => {
      rerender(idOf(typed));
      await Promise.resolve();
    });
  expect(screen.getByRole('textbox')).toHaveValue('cnc');
});

test('A published short name is locked', async () => {
  await renderLate(idOf('cnc-operator'));
  expect(screen.getByText(messages.field.locked)).toBeVisible();
});
