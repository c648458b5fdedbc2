import type {ReactNode} from 'react';
import {SITE_FILE} from '../../../cms/parse';
import {generatedAddress} from '../../state/pictures';
import {messages} from '../../messages';
import {pageNameOf, useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import {fieldOf, entryTitle} from './names';
import styles from './styles.module.css';
import PageChoice from '../PageChoice';
import TextInput from './TextInput';

type Entries = readonly {id: string}[];

/** Chooses an entry of another page, or a page of the site, by its name. */
export default function Reference(props: ControlProps): ReactNode {
  const {id, describedBy, isWrong, control, value, set} = props;
  const editor = useEditor();
  const {checked, site} = editor;
  const {content} = checked ?? {};
  if (control.kind !== 'reference' || !content) return <TextInput {...props} />;
  const {target: to} = control;
  if (to === 'pages') {
    const attributes = {id, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined};
    return <PageChoice {...attributes} value={typedOf(value)} choose={set} />;
  }
  const listIn = (lists: object): Entries | undefined => (lists as Readonly<Record<string, Entries | undefined>>)[to];
  const all = listIn(content.entries) ?? listIn(site ?? {}) ?? [];
  const entries = all.map((entry) => ({id: entry.id, name: entryTitle(entry) ?? entry.id}));
  const owner = content.pages.find((page) => listIn(page.entries) !== undefined)?.file ?? SITE_FILE;
  const chosen = all.find((entry) => entry.id === value);
  const picture = [fieldOf(chosen, 'image'), fieldOf(chosen, 'logo')].find((path) => typeof path === 'string');
  const address = picture && (editor.addressOf(picture) ?? generatedAddress(editor.facts, picture));
  const isKnown = entries.some((entry) => entry.id === value);
  return (
    <div className={styles.picture}>
      {address && <img src={address} alt="" />}
      <select
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        value={typedOf(value)}
        onChange={({target}) => set(target.value)}>
        {!isKnown && <option value={typedOf(value)}>{typedOf(value) || messages.field.none}</option>}
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name} ({pageNameOf(owner, editor)})
          </option>
        ))}
      </select>
    </div>
  );
}
