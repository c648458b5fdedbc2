import type {ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import type {What as Change} from '@site/src/cms/report/texts';
import {interpolate} from '../../../../shared/interpolate';
import {below, HIGHLIGHTED_PATH} from '../../paths';
import type {EntrySentences} from '../../../../cms/report-sentences';
import styles from './styles.module.css';

const ELEMENTS = {same: 'span', added: 'ins', removed: 'del'} as const;

/** Shows the change of one value: as a note, as before and after, or word by word. */
function What({what}: {what: Change}): ReactNode {
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

interface Props extends EntrySentences {
  /** The page that highlights the change. */
  path: string;
}

/**
 * Shows the changes of one list entry or one field. Each sentence links to its highlight and has a box to tick as seen.
 */
export default function Entry({name, changes, alsoOn, path}: Props): ReactNode {
  const {seen, alsoOn: label} = preview.labels;
  return (
    <>
      {name && `${name}: `}
      {changes.map(({number, key, label, what, values = []}) => (
        <span key={number} className={styles.sentence}>
          <a id={`sentence-${number}`} href={`${below(HIGHLIGHTED_PATH, path)}#said-${number}`}>
            {label} <What what={what} />
            {values.map(({name: field, text}) => (
              <span key={field} className={styles.value}>
                {field}: {text}
              </span>
            ))}
          </a>{' '}
          {/* The preview's script shows this box. The ticks stay on the device. */}
          <label className={styles.seen} hidden>
            <input type="checkbox" data-seen={key} /> {seen}
          </label>
        </span>
      ))}
      {alsoOn.length > 0 && ` (${interpolate(label, {pages: alsoOn.join(', ')})})`}
    </>
  );
}
