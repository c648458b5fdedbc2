import {act, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {controlAt, readFrontMatter, writeEdit, type Edit} from '../../../../src/cms/edit';
import {readSource} from '../../../../src/cms/content/source';
import {messages} from '../../../../src/editor/messages';
import Field from '../../../../src/editor/ui/Field';
import {EditorContext} from '../../../../src/editor/ui/hooks/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';
import {FILE, TEXT, editorOf, renderLate} from './editor-context';

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

const PATH = ['timeline'];

/** The list of a page, which the tools of its entries change. */
function Timeline() {
  const [text, setText] = useState(TEXT);
  const current = readSource(siteDefinition, FILE, Buffer.from(text));
  const edit = (file: string, change: Edit) => setText(writeEdit(siteDefinition, file, text, change));
  const found = controlAt(current.schema, PATH);
  if (!found) return null;
  const {timeline} = readFrontMatter(FILE, text).data as {timeline: unknown};
  return (
    <EditorContext value={editorOf({edit, sourceOf: () => current})}>
      <Field file={FILE} path={PATH} known={{...found, name: 'Timeline', required: true}} value={timeline} />
    </EditorContext>
  );
}

test('The next entry of a list stays closed, and its name has the focus, when an open entry is removed', async () => {
  await renderLate(<Timeline />);
  const [first] = screen.getAllByRole('group').filter((group) => group instanceof HTMLDetailsElement);
  first?.setAttribute('open', '');
  await act(async () => {
    screen.getByRole('button', {name: 'Remove CNC Operator'}).click();
    await Promise.resolve();
  });
  const name = screen.getByText('Coded Welder', {selector: 'summary'});
  expect(name).toHaveFocus();
  expect(name.parentElement).not.toHaveAttribute('open');
});
