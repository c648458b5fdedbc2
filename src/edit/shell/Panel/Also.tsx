import {useState, type ReactNode} from 'react';
import {addressOf} from '../../../content/paths';
import {shownOn} from '../../model/also';
import type {Place} from '../../model/places';
import {words} from '../../words';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Says before a value is changed where else it shows. */
export default function Also({place}: {place: Place}): ReactNode {
  const editor = useEditor();
  const {checked, site, facts, sizes, page} = editor;
  // Who shows it does not change with its words.
  const [pages] = useState(() => {
    if (!checked || !site || place.path === undefined) return [];
    const found = shownOn(place, {content: checked.content, site, facts, sizes, addressOf: () => undefined});
    return found === 'all' ? found : found.filter((path) => path !== page && path !== addressOf(place.file));
  });
  if (pages.length === 0) return null;
  const names =
    pages === 'all' ? [] : pages.map((path) => editor.checked?.content.pages.find((one) => one.path === path));
  const said = names.map((one, index) => (one ? pageNameOf(one.file, editor) : (pages[index] ?? '')));
  return <p className={styles.note}>{pages === 'all' ? words.panel.everywhere : words.panel.also(said.join(', '))}</p>;
}
