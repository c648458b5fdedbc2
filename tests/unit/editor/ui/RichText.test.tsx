import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useEffect, useState, type ReactNode} from 'react';
import {applyEditToDraft, changedFiles, newDraft, redo, undo, type Edit} from '../../../../src/cms/edit';
import {messages} from '../../../../src/editor/messages';
import {deferredMessages} from '../../../../src/editor/messages/deferred';
import RichText from '../../../../src/editor/ui/RichText';
import {EditorContext, type Editor} from '../../../../src/editor/ui/hooks/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';
import {pretendLayout} from '../pretend-layout';

const FILE = 'pages/services.mdx';
const withBody = (body: string) => `---\ntitle: Services\n---\n\n${body}`;
const {body: texts} = deferredMessages;
const file = {text: ''};

/** The part of the editor that connects the text with the draft. */
function TestEditor({initial}: {initial: string}): ReactNode {
  const [draft, setDraft] = useState(() => newDraft('a'));
  const now = changedFiles(draft).get(FILE)?.now;
  const text = typeof now === 'string' ? now : initial;
  useEffect(() => {
    file.text = text;
  });
  const editor = {
    ...{draft, texts: new Map([[FILE, text]]), sizes: new Map(), base: {texts: new Map(), files: new Map()}},
    ...{sourceOf: () => undefined, addressOf: () => undefined, pointAt: () => undefined, facts: {pictures: {}}},
    edit: (name: string, edit: Edit) => {
      setDraft((before) => applyEditToDraft(siteDefinition, before, name, edit, initial));
      return undefined;
    },
    undo: () => setDraft(undo),
    redo: () => setDraft(redo),
  } as unknown as Editor;
  return (
    <EditorContext value={editor}>
      <RichText file={FILE} line={1} request={1} />
    </EditorContext>
  );
}

function renderText(body: string) {
  render(<TestEditor initial={withBody(body)} />);
  return userEvent.setup();
}

const document_ = () => screen.getByRole('textbox', {name: texts.text});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('The text of a page', () => {
  beforeAll(pretendLayout);

  it('is shown as a document, with blocks as cards', () => {
    renderText('## Yard | Our yard\n\nWe **weld**.\n\n<Values />\n\n- One\n');
    expect(document_()).toHaveTextContent('Our yard');
    expect(screen.getByRole('heading', {name: 'Our yard'})).toBeVisible();
    expect(screen.getByLabelText(texts.shortName)).toHaveValue('Yard');
    expect(screen.getByText('weld').tagName).toBe('STRONG');
    expect(screen.getByRole('region', {name: texts.part('Values')})).toBeVisible();
    expect(file.text).toBe(withBody('## Yard | Our yard\n\nWe **weld**.\n\n<Values />\n\n- One\n'));
  });

  it('shows the draft after a change that was undone before it was drawn', () => {
    renderText('We weld.\n');
    act(() => {
      screen.getByRole('button', {name: texts.bullets}).click();
      fireEvent.keyDown(document_(), {key: 'z', ctrlKey: true});
    });
    expect(screen.queryByRole('list')).toBeNull();
    expect(document_()).toHaveTextContent('We weld.');
  });

  it('changes the file by its buttons, and undoes that to the byte', async () => {
    const body = 'We __weld__ every day.\nAnd night.\n\nWe haul.\n';
    renderText(body);
    await press(texts.bullets);
    expect(file.text).toBe(withBody('- We **weld** every day. And night.\n\nWe haul.\n'));
    expect(await screen.findByRole('button', {name: texts.bullets, pressed: true})).toBeVisible();
    await press(messages.bar.undo);
    expect(file.text).toBe(withBody(body));
    expect(document_()).toHaveTextContent('We weld every day. And night.');
    await press(messages.bar.redo);
    expect(screen.getByRole('list')).toBeVisible();
  });

  it('writes the short name of a heading, letter by letter in one step', async () => {
    const user = renderText('## Our yard\n');
    await user.type(screen.getByLabelText(texts.shortName), 'Yard');
    expect(file.text).toBe(withBody('## Yard | Our yard\n'));
    await user.keyboard('{Control>}z{/Control}');
    expect(file.text).toBe(withBody('## Our yard\n'));
    expect(screen.getByLabelText(texts.shortName)).toHaveValue('');
  });

  it('moves and removes a block', async () => {
    renderText('One.\n\n<Values />\n\nTwo.\n');
    await press(`${messages.field.down} Values`);
    expect(file.text).toBe(withBody('One.\n\nTwo.\n\n<Values />\n'));
    await press(`${messages.field.remove} Values`);
    expect(file.text).toBe(withBody('One.\n\nTwo.\n'));
  });

  it('keeps Markdown that it cannot show, and says so', () => {
    renderText('Words.\n\n- [ ] box\n');
    expect(screen.getByText(texts.raw)).toBeVisible();
    expect(document_()).toHaveTextContent('- [ ] box');
  });

  it('has one stop for Tab in its toolbar, and arrow keys between the buttons', async () => {
    renderText('Words.\n');
    const toolbar = screen.getByRole('toolbar', {name: texts.toolbar});
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => screen.getByRole('button', {name: texts.heading}).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', {name: texts.bold})).toHaveFocus();
    expect(screen.getByRole('button', {name: texts.bold})).toHaveAttribute('tabindex', '0');
  });
});
