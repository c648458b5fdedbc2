import type {ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import {interpolate} from '../../../../shared/interpolate';
import {below, HIGHLIGHTED_PATH} from '../../paths';
import type {EntrySentences} from '../../../../cms/report-sentences';
import What from '../What';
import styles from './styles.module.css';

interface Props extends EntrySentences {
  /** The page on which it is marked. */
  path: string;
}

/** What happened to one entry of a list, or to one field: each sentence leads to its mark and can be ticked as seen. */
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
          {/* The script of a preview shows it: what is ticked stays on the device. */}
          <label className={styles.seen} hidden>
            <input type="checkbox" data-seen={key} /> {seen}
          </label>
        </span>
      ))}
      {alsoOn.length > 0 && ` (${interpolate(label, {pages: alsoOn.join(', ')})})`}
    </>
  );
}
