import type {ReactNode} from 'react';
import {fieldsOf, type Field} from '../../../cms/edit';
import {addressOf} from '../../../cms/parse';
import {labelOf} from '../../../site/labels';
import {messages} from '../../messages';
import {fieldOf, isRare} from '../Field/names';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Shows all fields of a page, folded, and its body. */
export default function Fields({file}: {file: string}): ReactNode {
  const {sourceOf, open, checked} = useEditor();
  const source = sourceOf(file);
  const wrongIn = (key: string) =>
    checked?.diagnostics.filter((diagnostic) => diagnostic.file === file && diagnostic.path?.[0] === key).length;
  if (!source) return null;
  const fields = fieldsOf(source.schema);
  const item = ({key}: Field) => (
    <li key={key}>
      <button type="button" onClick={() => open({file, path: [key]})}>
        {labelOf(key)}
        <Wrong count={wrongIn(key)} />
      </button>
    </li>
  );
  return (
    <>
      <Result data={source.parsed?.data} path={addressOf(file)} />
      <ul className={styles.fields}>
        {source.body && (
          <li>
            <button type="button" onClick={() => open({file, line: 1})}>
              {messages.panel.body}
            </button>
          </li>
        )}
        {fields.filter((field) => !isRare(field)).map(item)}
      </ul>
      {fields.some(isRare) && (
        <details>
          <summary>{messages.field.more}</summary>
          <ul className={styles.fields}>{fields.filter(isRare).map(item)}</ul>
        </details>
      )}
    </>
  );
}

const Wrong = ({count = 0}: {count?: number}) => count > 0 && <small> {messages.bar.diagnostics(count)}</small>;

/** Previews the page as a search result, whose texts the page itself does not show. */
function Result({data, path}: {data: unknown; path: string}): ReactNode {
  const {site} = useEditor();
  const [title, description] = [fieldOf(data, 'title'), fieldOf(data, 'description')];
  if (!site || typeof title !== 'string' || typeof description !== 'string') return null;
  return (
    <figure className={styles.result}>
      <figcaption>{messages.panel.result}</figcaption>
      <p>{new URL(path, site.url).href}</p>
      <p>{`${title} | ${site.shortName}`}</p>
      <p>{description}</p>
    </figure>
  );
}
