import {act, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {changedFiles, newDraft, changeFiles} from '../../../../src/cms/edit';
import {readSource} from '../../../../src/cms/content/source';
import {reviewMessages} from '../../../../src/editor/messages/review';
import SubmitDialog from '../../../../src/editor/ui/SubmitDialog';
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

test('The dialog lists comments without a reply before the author sends again', async () => {
  const now = TEXT.replace('heading: Careers', 'heading: Work');
  const draft = changeFiles(newDraft('a'), [{file: FILE, before: TEXT, now}]);
  const thread = {at: new Date(0), isOnFile: true, by: 'colleague', isResolved: false};
  const answer = {by: 'staff', at: new Date(1), words: 'Yes.'};
  const threads = [
    {...thread, id: 1, words: 'Which work?', answers: []},
    {...thread, id: 2, words: 'Is it so?', answers: [answer]},
    {...thread, id: 3, words: 'Done.', answers: [], isResolved: true},
  ];
  const checked = {diagnostics: [], content: {sources: [source]}};
  const conversation = {conversation: {threads}};
  const sent = {number: 7, url: '#'};
  await renderLate(
    <EditorContext value={editorOf({draft, changed: changedFiles(draft), checked, conversation, sent})}>
      <SubmitDialog onClose={nothing} send={() => Promise.resolve()} />
    </EditorContext>,
  );
  expect(screen.getByText(reviewMessages.stillOpen(1))).toBeVisible();
  expect(screen.getByText('Which work?', {exact: false})).toBeVisible();
  expect(screen.queryByText('Is it so?', {exact: false})).toBeNull();
});
