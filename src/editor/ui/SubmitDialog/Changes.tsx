import type {ReactNode} from 'react';
import type {PageChange} from '../../../cms/report';
import {headline} from '../../../cms/report/sentences';
import {refOfNames} from '../../state/refs';
import {asTitle} from '../../state/format-diagnostic';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import {InlineDiff} from './InlineDiff';
import styles from './styles.module.css';

interface Props {
  pages: readonly PageChange[];
  onChosen: () => void;
}

/** What a person has changed, page by page, each with the way to its place; what is told of one place is below it. */
export default function Changes({pages, onChosen}: Props): ReactNode {
  const {checked, open, show} = useEditor();
  const go = (file: string, keys: readonly string[], path?: string) => {
    if (path !== undefined) show(path);
    open((checked && refOfNames(file, keys, checked.content)) ?? {file});
    onChosen();
  };
  return pages.map(({changes, path, ...page}) => (
    <section key={page.file} className={styles.page}>
      <h4>
        {path === undefined ? (
          page.name
        ) : (
          <button
            type="button"
            onClick={() => {
              show(path);
              onChosen();
            }}>
            {page.name}
          </button>
        )}
        {headline({changes, path, ...page}) !== '' && <small> {headline({changes, path, ...page})}</small>}
      </h4>
      <ul className={styles.report}>
        {changes.map(({place, path: keys, what, isPicture}, index) => (
          <li key={index}>
            {keys.join() !== changes[index - 1]?.path.join() && (
              <button type="button" onClick={() => go(page.file, keys, path)}>
                {asTitle(place.join(' › '))}
              </button>
            )}{' '}
            <InlineDiff what={isPicture ? {kind: 'note', text: lateMessages.review.picture} : what} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
