import {Fragment, type ReactNode} from 'react';
import type {ValueChange} from '../cms/report/fields';

const TAGS = {same: 'span', added: 'ins', removed: 'del'} as const;

interface Props {
  what: ValueChange;
  /** Shown between a short value and its replacement. */
  arrow?: string;
  /** Returns the text to show for a piece of the value. */
  toText?: (text: string) => string;
}

/** Shows the change of a value: deleted text in `<del>`, added text in `<ins>`. */
export default function InlineDiff({what, arrow = '', toText = (text) => text}: Props): ReactNode {
  if (what.kind === 'note') return what.text;
  if (what.kind === 'value') {
    return (
      <>
        <del>{toText(what.before)}</del>
        <span>{`${arrow} `}</span>
        <ins>{toText(what.after)}</ins>
      </>
    );
  }
  return what.runs.map(({kind, text}, index, runs) => {
    const shown = toText(text);
    // A piece that contains only Markdown characters is not marked.
    const Tag = shown.trim() === '' ? 'span' : TAGS[kind];
    const isReplaced = kind === 'removed' && runs[index + 1]?.kind === 'added';
    return (
      <Fragment key={index}>
        <Tag>{shown}</Tag>
        {isReplaced && <span> </span>}
      </Fragment>
    );
  });
}
