/** The context of the editor that its components need. */
import {act, render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {newDraft} from '../../../../src/cms/edit';
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

/** Renders a component that loads lazily. */
export const renderLate = (element: ReactElement) =>
  act(async () => {
    render(element);
    await Promise.resolve();
  });
