import {useState, type ReactNode} from 'react';
import {addressOf} from '../../../cms/parse';
import {shownOn} from '../../state/also-shown-on';
import type {ContentRef} from '../../../cms/source-map/content-ref';
import {messages} from '../../messages';
import {titleAt, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** The most pages that are named; of more, only the number is shown. */
const MOST_NAMES = 5;

/** Names the other pages that show a value, before the person changes it. */
export default function Also({contentRef}: {contentRef: ContentRef}): ReactNode {
  const editor = useEditor();
  const {checked, site, sizes, page} = editor;
  // A new text does not change which pages show the value.
  const [pages] = useState(() => {
    if (!checked || !site || contentRef.path === undefined) return [];
    const found = shownOn(contentRef, {content: checked.content, site, sizes});
    return found === 'all' ? found : found.filter(({path}) => path !== page && path !== addressOf(contentRef.file));
  });
  if (pages.length === 0) return null;
  if (pages === 'all') return <p className={styles.note}>{messages.panel.everywhere}</p>;
  const more = pages.length - MOST_NAMES;
  return (
    <div className={`${styles.note} ${styles.names}`}>
      <p>{messages.panel.also}</p>
      <ul>
        {pages.slice(0, MOST_NAMES).map(({path, title}) => (
          <li key={path}>
            <button type="button" onClick={() => editor.show(path)}>
              {title ?? titleAt(path, editor)}
            </button>
          </li>
        ))}
        {more > 0 && <li>{messages.panel.more(more)}</li>}
      </ul>
    </div>
  );
}
