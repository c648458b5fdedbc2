import type {ReactNode} from 'react';
import type {What as Change} from '@site/src/cms/report/texts';

const ELEMENTS = {same: 'span', added: 'ins', removed: 'del'} as const;

/** What happened to one value: a word or two, before and after, or word by word. */
export default function What({what}: {what: Change}): ReactNode {
  if (what.kind === 'note') return what.text;
  if (what.kind === 'value') {
    return (
      <>
        <del>{what.before}</del>→ <ins>{what.after}</ins>
      </>
    );
  }
  return what.runs.map(({kind, text}, index) => {
    const Element = ELEMENTS[kind];
    return <Element key={index}>{text}</Element>;
  });
}
