import {act, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import userEvent from '@testing-library/user-event';
import {newDraft} from '../../../../../src/cms/edit';
import {readSource} from '../../../../../src/cms/content/source';
import type {Diagnostic} from '../../../../../src/cms/lint';
import {messages} from '../../../../../src/editor/messages';
import {INITIAL_VIEW} from '../../../../../src/editor/state/editor-view';
import Bar from '../../../../../src/editor/ui/Editor/Bar';
import {EditorContext, type Editor} from '../../../../../src/editor/ui/useEditor';
import {siteDefinition} from '../../../../../src/site/site-definition';

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

test('The button for empty fields opens the short name of an entry last', async () => {
  const empty = (path: (string | number)[]) => ({file: FILE, path, isEmpty: true, text: ''}) as unknown as Diagnostic;
  const openNext = jest.fn();
  await renderLate(
    <EditorContext
      value={editorOf({
        checked: {diagnostics: [empty(['timeline', 1, 'id']), empty(['timeline', 1, 'description'])]},
        isTried: false,
      })}>
      <Bar
        {...{view: INITIAL_VIEW, dispatch: nothing, comments: 0, openNext}}
        {...{review: nothing, openComment: nothing, undo: nothing, redo: nothing}}
      />
    </EditorContext>,
  );
  await userEvent.click(screen.getByRole('button', {name: messages.bar.open(2)}));
  expect(openNext).toHaveBeenCalledWith([
    {file: FILE, path: ['timeline', 1, 'description']},
    {file: FILE, path: ['timeline', 1, 'id']},
  ]);
});
