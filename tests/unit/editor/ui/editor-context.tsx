/** The context of the editor that its components need. */
import {act, render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {changeFiles, newDraft} from '../../../../src/cms/edit';
import {readSource} from '../../../../src/cms/content/source';
import {type Editor} from '../../../../src/editor/ui/hooks/useEditor';
import {siteDefinition} from '../../../../src/site/site-definition';

export const FILE = 'pages/about/history.mdx';

export const TEXT = `---
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

export const source = readSource(siteDefinition, FILE, Buffer.from(TEXT));
export const nothing = () => undefined;

export const editorOf = (more: object): Editor =>
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

/** An editor whose only changes, in an earlier draft of a sent proposal, wait until the person chooses a text. */
export function undecidedEditor(): Editor {
  const earlier = changeFiles(newDraft('b'), [{file: FILE, before: TEXT, now: TEXT.replace('Openings', 'Jobs')}]);
  return editorOf({phase: {is: 'rebasing', waiting: [earlier], isLater: true}, sent: {number: 7, url: '#'}});
}

/** Renders a component that loads lazily. */
export const renderLate = (element: ReactElement) =>
  act(async () => {
    const rendered = render(element);
    await Promise.resolve();
    return rendered;
  });
