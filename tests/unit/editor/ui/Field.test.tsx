import {act, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {newDraft} from '../../../../src/cms/edit';
import {readSource} from '../../../../src/cms/content/source';
import {messages} from '../../../../src/editor/messages';
import Field from '../../../../src/editor/ui/Field';
import {EditorContext, type Editor} from '../../../../src/editor/ui/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';

const FILE = 'pages/about/history.mdx';

const TEXT = `---
title: Careers
description: Openings.
heading: Careers
timeline:
  - id: cnc-operator
    title: CNC Operator
  - id: ''
    title: Coded Welder
---
`;

const source = readSource(siteDefinition, FILE, Buffer.from(TEXT));

const nothing = () => undefined;

/** Returns the part of the editor's context that these components need. */
const editorOf = (more: object): Editor =>
  ({
    base: {texts: new Map([[FILE, TEXT]]), files: new Map(), commit: 'a'},
    changed: new Map(),
    texts: new Map([[FILE, TEXT]]),
    draft: newDraft('a'),
    phase: {is: 'idle'},
    check: () => new Promise(nothing),
    sourceOf: () => source,
    setTyping: nothing,
    pointAt: nothing,
    ...more,
  }) as unknown as Editor;

/** Renders a component that loads lazily. */
const renderLate = (element: ReactElement) =>
  act(async () => {
    render(element);
    await Promise.resolve();
  });

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
  for (const typed of ['c', 'cnc']) {
    await act(async () => {
      rerender(idOf(typed));
      await Promise.resolve();
    });
  }
  expect(screen.getByRole('textbox')).toHaveValue('cnc');
});

test('A published short name is locked', async () => {
  await renderLate(idOf('cnc-operator'));
  expect(screen.getByText(messages.field.locked)).toBeVisible();
});
