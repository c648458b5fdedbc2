import {Fragment, type ReactNode} from 'react';
import type {What} from '../../../cms/report/texts';
import {diagnosticText} from '../../state/format-diagnostic';

/** What happened to a value: what went is struck out, what came is bold. */
export function InlineDiff({what}: {what: What}): ReactNode {
  if (what.kind === 'note') return what.text;
  if (what.kind === 'value') {
    return (
      <>
        <del>{diagnosticText(what.before)}</del> <ins>{diagnosticText(what.after)}</ins>
      </>
    );
  }
  return what.runs.map(({kind, text}, index, runs) => {
    const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
    const isReplaced = kind === 'removed' && runs[index + 1]?.kind === 'added';
    const message = diagnosticText(text);
    // Of signs of Markdown alone nothing is left to strike out or to set in bold.
    return (
      <Fragment key={index}>
        {message.trim() === '' ? message : <Tag>{message}</Tag>}
        {isReplaced && ' '}
      </Fragment>
    );
  });
}
