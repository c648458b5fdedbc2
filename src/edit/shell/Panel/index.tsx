import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import {controlAt, fieldsOf, spoken} from '../../../content/controls';
import {addressOf, isPage, SITE_FILE} from '../../../content/paths';
import type {Path} from '../../../content/write';
import {shownOn} from '../../model/also';
import type {Place} from '../../model/places';
import {words} from '../../words';
import Field from '../Field';
import {fieldOf, nameOf} from '../Field/names';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

/** Fetched when somebody opens the text of a page. */
const Body = lazy(() => import('../Body'));

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce(
    (value: unknown, key) => (Array.isArray(value) ? (value[Number(key)] as unknown) : fieldOf(value, String(key))),
    data,
  );

/** @returns the entry or the group that a field stands in, which is opened with it. */
function around(path: Path): Path {
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry === -1 ? path.slice(0, 1) : path.slice(0, entry + 1);
}

/** What can be changed at a place: the field that was pointed at with those around it, or all fields of a page. */
export default function Panel({place}: {place: Place}): ReactNode {
  const editor = useEditor();
  const {open, show, page, sourceOf, put} = editor;
  const box = useRef<HTMLDivElement>(null);
  const {file, path = [], line} = place;
  const source = sourceOf(file);
  const data: unknown = source?.parsed?.data;
  const group = around(path);
  const isGroup = source && controlAt(source.schema, group)?.control.kind === 'group';
  const shown = isGroup ? group : path.slice(0, 1);
  const name = pageNameOf(file, editor);
  const wanted = path.join('.');

  useEffect(() => {
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const field = fields.find(({dataset}) => dataset.path === wanted);
    for (let inside: HTMLElement | null | undefined = field; inside; inside = inside.parentElement) {
      if (inside instanceof HTMLDetailsElement) inside.open = true;
    }
    const control = field?.querySelector<HTMLElement>('input, textarea, select, button, summary');
    (control ?? (line === undefined ? box.current : undefined))?.focus();
    field?.scrollIntoView({block: 'nearest'});
  }, [wanted, line]);

  const found = source && controlAt(source.schema, shown);
  const title = nameOf(valueAt(data, shown));
  const own = source && fieldsOf(source.schema).find(({key}) => key === shown[0]);
  const known = found && {
    ...found,
    name: shown.length === 1 ? (own?.name ?? '') : (title ?? words.field.entry(Number(shown.at(-1)) + 1)),
    required: shown.length === 1 ? own?.required === true : true,
  };
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      <p className={styles.trail}>
        <button type="button" onClick={() => open({file})}>
          {name}
        </button>
        {shown.map((key, index) => {
          const at = shown.slice(0, index + 1);
          const label = typeof key === 'number' ? (nameOf(valueAt(data, at)) ?? key + 1) : spoken(key);
          const isOpen = index === shown.length - 1;
          return (
            <span key={index}>
              {' › '}
              {isOpen ? (
                label
              ) : (
                <button type="button" onClick={() => open({file, path: at})}>
                  {label}
                </button>
              )}
            </span>
          );
        })}
      </p>
      <Also place={{file, path: path.length > 0 ? path : undefined}} />
      {isPage(file) && addressOf(file) !== page && (
        <p className={styles.note}>
          {words.panel.elsewhere(name)}{' '}
          <button type="button" onClick={() => show(addressOf(file))}>
            {words.panel.goThere(name)}
          </button>
        </p>
      )}
      {line !== undefined ? (
        <Suspense>
          <Body key={file} file={file} line={line} />
        </Suspense>
      ) : shown.length > 0 && known ? (
        <Field file={file} path={shown} known={known} value={valueAt(data, shown)} />
      ) : (
        source && <Fields place={place} />
      )}
      {shown.length === 0 && line === undefined && file !== SITE_FILE && (
        <button type="button" className={styles.remove} onClick={() => put([[file, undefined]])}>
          {words.panel.removePage}
        </button>
      )}
    </div>
  );
}

/** All fields of a page, folded, with its body. */
function Fields({place: {file}}: {place: Place}): ReactNode {
  const {sourceOf, open, checked} = useEditor();
  const source = sourceOf(file);
  const wrongIn = (key: string) => checked?.flaws.filter((flaw) => flaw.file === file && flaw.path?.[0] === key).length;
  if (!source) return null;
  return (
    <>
      <Result data={source.parsed?.data} path={addressOf(file)} />
      <ul className={styles.fields}>
        {source.body && (
          <li>
            <button type="button" onClick={() => open({file, line: 1})}>
              {words.panel.body}
            </button>
          </li>
        )}
        {fieldsOf(source.schema).map(({key, name}) => (
          <li key={key}>
            <button type="button" onClick={() => open({file, path: [key]})}>
              {name}
              <Wrong count={wrongIn(key)} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const Wrong = ({count = 0}: {count?: number}) => count > 0 && <small> {words.bar.flaws(count)}</small>;

/** The page as search engines list it, by words that the page itself never shows. */
function Result({data, path}: {data: unknown; path: string}): ReactNode {
  const {site} = useEditor();
  const [title, description] = [fieldOf(data, 'title'), fieldOf(data, 'description')];
  if (!site || typeof title !== 'string' || typeof description !== 'string') return null;
  return (
    <figure className={styles.result}>
      <figcaption>{words.panel.result}</figcaption>
      <p>{new URL(path, site.url).href}</p>
      <p>{`${title} | ${site.shortName}`}</p>
      <p>{description}</p>
    </figure>
  );
}

/** Says before a value is changed where else it shows. */
function Also({place}: {place: Place}): ReactNode {
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
