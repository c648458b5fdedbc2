import {useState, type ReactNode} from 'react';
import {addressOf} from '../../../cms/parse';
import {shownOn} from '../../state/also';
import type {Place} from '../../state/places';
import {words} from '../../messages';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Of more pages it says how many they are. */
const MOST_NAMES = 5;

/** Says before a value is changed where else it shows. */
export default function Also({place}: {place: Place}): ReactNode {
  const editor = useEditor();
  const {checked, site, facts, sizes, page} = editor;
  // Who shows it does not change with its words.
  const [pages] = useState(() => {
    if (!checked || !site || place.path === undefined) return [];
    const found = shownOn(place, {content: checked.content, site, facts, sizes, addressOf: () => undefined});
    return found === 'all' ? found : found.filter(({path}) => path !== page && path !== addressOf(place.file));
  });
  if (pages.length === 0) return null;
  if (pages === 'all') return <p className={styles.note}>{words.panel.everywhere}</p>;
  const names = pages.map(({path, title}) => {
    const own = checked?.content.pages.find((item) => item.path === path);
    return title ?? (own ? pageNameOf(own.file, editor) : path);
  });
  return (
    <p className={styles.note}>
      {words.panel.also(names.slice(0, MOST_NAMES).join(', '), Math.max(names.length - MOST_NAMES, 0))}
    </p>
  );
}
