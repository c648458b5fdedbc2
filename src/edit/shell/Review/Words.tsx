import type {ReactNode} from 'react';
import type {What} from '../../../review/report/texts';
import {asWords} from '../../model/say';

/** What happened to a value: what went is struck out, what came is bold. */
export function Words({what}: {what: What}): ReactNode {
  if (what.kind === 'note') return what.text;
  const runs =
    what.kind === 'words'
      ? what.words
      : [
          {kind: 'removed', text: what.before},
          {kind: 'added', text: what.after},
        ];
  return runs.map(({kind, text}, index) => {
    const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
    return (
      <span key={index}>
        <Tag>{asWords(text)}</Tag>{' '}
      </span>
    );
  });
}
