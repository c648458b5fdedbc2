import {Fragment, type ReactNode} from 'react';
import type {What} from '../../../cms/report/fields';
import {diagnosticText} from '../../state/format-diagnostic';

/** Shows the change of a value: deleted text is struck out, added text is bold. */
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
    const shown = diagnosticText(text);
    // A piece that contains only signs of Markdown gets no element.
    return (
      <Fragment key={index}>
        {shown.trim() === '' ? shown : <Tag>{shown}</Tag>}
        {isReplaced && ' '}
      </Fragment>
    );
  });
}
