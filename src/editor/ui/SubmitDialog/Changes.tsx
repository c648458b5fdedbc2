import type {ReactNode} from 'react';
import type {PageChange} from '../../../cms/report';
import {pageHeadline} from '../../../cms/report/sentences';
import {formatRef, resolveSegments} from '../../../cms/source-map/content-ref';
import {withoutQuotes, toPlainText} from '../../state/format-diagnostic';
import {deferredMessages} from '../../messages/deferred';
import InlineDiff from '../../../ui/InlineDiff';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import {shortenChange} from '../../../cms/report/fields';

interface Props {
  pages: readonly PageChange[];
  onChosen: () => void;
  /** Returns a note beside a change, by its reference. */
  noteOf?: (contentRef: string) => string | undefined;
  /** The reference of the change on screen. */
  current?: string;
}

const ChangeNote = ({text}: {text?: string}) => text !== undefined && <small> {text}</small>;

/** Lists a person's changes page by page, each with a link to its field or text and its note. */
export default function Changes({pages, onChosen, noteOf, current}: Props): ReactNode {
  const {checked, open, show} = useEditor();
  const go = (file: string, keys: readonly string[], path?: string) => {
    if (path !== undefined) show(path);
    open((checked && resolveSegments(file, keys, checked.content)) ?? {file});
    onChosen();
  };
  return pages.map(({changes, path, ...page}) => (
    <section key={page.file} className={styles.page}>
      <h4>
        {path === undefined ? (
          page.name
        ) : (
          <button
            onClick={() => {
              show(path);
              onChosen();
            }}>
            {page.name}
          </button>
        )}
        {pageHeadline({changes, path, ...page}) !== '' && <small> {pageHeadline({changes, path, ...page})}</small>}
        {changes.length === 0 && <ChangeNote text={noteOf?.(formatRef(page.file, []))} />}
      </h4>
      <ul className={styles.report}>
        {changes.map(({place, path: keys, what, isPicture}, index) => (
          <li key={index} aria-current={formatRef(page.file, keys) === current || undefined}>
            {keys.join() !== changes[index - 1]?.path.join() && (
              <button onClick={() => go(page.file, keys, path)}>{withoutQuotes(place.join(' › '))}</button>
            )}{' '}
            <InlineDiff
              toText={toPlainText}
              what={isPicture ? {kind: 'note', text: deferredMessages.review.picture} : shortenChange(what)}
            />
            <ChangeNote text={noteOf?.(formatRef(page.file, keys))} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
