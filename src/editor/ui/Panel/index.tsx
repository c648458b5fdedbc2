import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {labelOf} from '../../../site/labels';
import {valueAt} from '../../../cms/lint';
import {bodyTextOf, controlAt, fieldsOf, type Path, type ControlField as FieldInfo} from '../../../cms/edit';
import {addressOf, isPage, SITE_FILE, type Source} from '../../../cms/parse';
import {existingPath} from '../../state/positions';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import type {PressedText} from '../../rich-text/positions';
import Field from '../Field';
import {focusSelectorAfter, nameOfLastStep, isRarelyChanged, type FieldProps} from '../Field/names';
import {entryTitle, fieldOf} from '../../state/entry-title';
import Problems from '../Problems';
import {pageNameOf, sentenceOf, titleAt, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';
import {ThreadsAtField} from '../PullRequestReview/Thread';
import {PanelNotice} from '../OpenPullRequests';
import Tools from '../Field/Tools';
import {SampleSuggestion} from '../Offer';
import History from '../History';
import {shownOn} from '../../state/also-shown-on';

// These load when somebody opens the panel.
const CopyNote = lazyComponent(async () => (await import('../Field/CopyNote')).default);
const ListedPages = lazyComponent(async () => (await import('../PageTools')).ListedPages);
const RemovePage = lazyComponent(async () => (await import('../RemovalDialog/RemovePage')).default);
const EntryTools = lazyComponent(async () => (await import('../PageTools')).EntryTools);

/** Loads when somebody edits a text. */
const RichText = lazyComponent(async () => (await import('../RichText')).default);

/** @returns the path of the entry or group around a field, which opens together with the field. */
function enclosingPath(path: Path): Path {
  const entry = path.findLastIndex((key) => typeof key === 'number');
  return entry === -1 ? path.slice(0, 1) : path.slice(0, entry + 1);
}

/** The control of a field that receives the focus, but not the buttons in notes above it, nor one for pointers only. */
const CONTROL = ':is(input, textarea, select, button, summary):not([data-note] *, [tabindex="-1"])';

const entryAt = (index?: number): Path => (index === undefined ? [] : [index]);

interface Props {
  contentRef: ContentPosition;
  /** The word that was clicked on the page, and the number of this request. */
  pressed?: PressedText;
  request: number;
  /** A selector for the element that gets the focus instead of the first control. */
  focus?: string;
  /** The address of the page to which the clicked link leads. */
  leadsTo?: string;
}

/** Edits the clicked field with the fields around it, or all fields of a page. */
export default function Panel({contentRef, pressed, request, focus = '', leadsTo}: Props): ReactNode {
  const editor = useEditor();
  const {show, page, site, open, conversation, checked} = editor;
  const [isPastOpen, setPastOpen] = useState(false);
  const {file, line} = contentRef;
  // While somebody writes a text, its page is not read at each letter.
  const linted = line === undefined ? undefined : checked?.content.sources.find((item) => item.file === file);
  const source = linted ?? editor.sourceOf(file);
  const data: unknown = source?.parsed?.data;
  // The open entry may be deleted in the meantime.
  const path = existingPath(data, contentRef.path ?? []);
  const group = enclosingPath(path);
  const isGroup = source && controlAt(source.schema, group)?.control.kind === 'group';
  const shown = isGroup ? group : path.slice(0, 1);
  const name = pageNameOf(file, {site, sourceOf: () => source});
  const box = useFocusedField(path.join('.'), line, focus);
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      <div className={styles.head}>
        <PathTrail {...{file, name, data}} path={shown} />
        <button onClick={() => setPastOpen(true)}>{messages.panel.history}</button>
        <button onClick={() => open(undefined)}>{messages.close}</button>
      </div>
      {isPastOpen && (
        <History contentRef={path.length > 0 ? {file, path} : contentRef} onClose={() => setPastOpen(false)} />
      )}
      {leadsTo !== undefined && (
        <p className={styles.note}>
          <button onClick={() => show(leadsTo)}>{messages.panel.goThere(titleAt(leadsTo, editor))}</button>
        </p>
      )}
      {conversation?.conversation && line === undefined && (
        <ThreadsAtField contentRef={path.length > 0 ? {file, path} : contentRef} />
      )}
      <FileProblems file={file} text={source?.text} />
      <PanelNotice contentRef={path.length > 0 ? {file, path} : contentRef} />
      <AlsoShownOn contentRef={{file, path: path.length > 0 ? path : undefined}} />
      {isPage(file) && addressOf(file) !== page && (
        <p className={styles.note}>
          {messages.panel.elsewhere(name)}{' '}
          <button onClick={() => show(addressOf(file))}>{messages.panel.goThere(name)}</button>
        </p>
      )}
      {source && shown.length === 0 && line === undefined && <EntryTools source={source} />}
      {source && line === undefined && <CopyNote source={source} path={shown} />}
      {line === undefined ? <Fields {...{file, shown}} /> : <RichText {...{file, line, pressed, request}} />}
      {fieldOf(data, 'sample') === true && <SampleSuggestion file={file} path={[]} value={data} />}
      {shown.length === 0 && line === undefined && file !== SITE_FILE && (
        <RemovePage file={file} className={styles.remove} />
      )}
    </div>
  );
}

/** The problems of a whole file, such as of its name, which belong to no field and to no line of its text. */
function FileProblems({file, text}: {file: string; text?: string}): ReactNode {
  const editor = useEditor();
  const firstLine = text === undefined ? Infinity : bodyTextOf(text).firstLine;
  const diagnostics = editor.checked?.diagnostics.filter(
    (diagnostic) => diagnostic.file === file && !diagnostic.path && diagnostic.range.start.line < firstLine,
  );
  return <Problems texts={(diagnostics ?? []).map((diagnostic) => sentenceOf(diagnostic, editor))} />;
}

/** Opens and focuses a field of the panel. @param focus a selector for another element. @returns a ref for the panel */
function useFocusedField(path: string, line: number | undefined, focus: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const field = fields.find(({dataset}) => dataset.path === path);
    for (let inside: HTMLElement | null | undefined = field; inside; inside = inside.parentElement) {
      if (inside instanceof HTMLDetailsElement) inside.open = true;
    }
    const control =
      (focus === '' ? null : box.current?.querySelector<HTMLElement>(focus)) ??
      field?.querySelector<HTMLElement>(CONTROL);
    if (control) control.focus();
    else if (line === undefined) box.current?.focus({preventScroll: true});
    field?.scrollIntoView({block: 'nearest'});
  }, [path, line, focus]);
  return box;
}

/** The field at a path with the tools of its entry; without a path, all fields of the page. */
function Fields({file, shown}: {file: string; shown: Path}): ReactNode {
  const {open, sourceOf} = useEditor();
  const source = sourceOf(file);
  const data: unknown = source?.parsed?.data;
  const known = source && fieldInfoAt(source, shown);
  if (shown.length === 0 || !known) return source && <AllFields file={file} />;
  const list = shown.slice(0, -1);
  return (
    <>
      {typeof shown.at(-1) === 'number' && (
        <Tools
          file={file}
          path={shown}
          then={(tool, index) => open({file, path: [...list, ...entryAt(index)]}, focusSelectorAfter(tool))}
        />
      )}
      <Field file={file} path={shown} known={known} value={valueAt(data, shown)} />
    </>
  );
}

/** @returns a field with its name: a top-level one has a label, and an entry has its title or number */
function fieldInfoAt({schema, parsed}: Source, path: Path): FieldProps['known'] | undefined {
  const found = controlAt(schema, path);
  if (!found) return undefined;
  if (path.length > 1) {
    const title = entryTitle(valueAt(parsed?.data, path));
    return {...found, name: title ?? messages.field.entry(Number(path.at(-1)) + 1), required: true};
  }
  const topLevelField = fieldsOf(schema).find(({key}) => key === path[0]);
  const name = topLevelField ? labelOf(topLevelField.key) : '';
  return {...found, name, required: topLevelField?.required === true};
}

/** Shows the path from the page to the open field, with a button for each step. */
function PathTrail({file, name, path, data}: {file: string; name: string; path: Path; data: unknown}): ReactNode {
  const {open} = useEditor();
  return (
    <p className={styles.trail}>
      <button onClick={() => open({file})}>{name}</button>
      {path.map((_key, index) => {
        const keys = path.slice(0, index + 1);
        const label = nameOfLastStep(data, keys);
        const isOpen = index === path.length - 1;
        return (
          <span key={index}>
            {' › '}
            {isOpen ? label : <button onClick={() => open({file, path: keys})}>{label}</button>}
          </span>
        );
      })}
    </p>
  );
}

/** The maximum number of pages to list; if there are more, only the number is shown. */
const MAX_NAMES = 5;

/** Names the other pages that show a value, before the person changes it. */
function AlsoShownOn({contentRef}: {contentRef: ContentPosition}): ReactNode {
  const editor = useEditor();
  const {checked, site, sizes, page} = editor;
  // A new text does not change which pages show the value.
  const [pages] = useState(() => {
    if (!checked || !site || contentRef.path === undefined) return [];
    const found = shownOn(contentRef, {content: checked.content, site, sizes});
    return found === 'all' ? found : found.filter((path) => path !== page && path !== addressOf(contentRef.file));
  });
  if (pages.length === 0) return null;
  if (pages === 'all') return <p className={styles.note}>{messages.panel.everywhere}</p>;
  const more = pages.length - MAX_NAMES;
  return (
    <div className={`${styles.note} ${styles.names}`}>
      <p>{messages.panel.also}</p>
      <ul>
        {pages.slice(0, MAX_NAMES).map((path) => (
          <li key={path}>
            <button onClick={() => editor.show(path)}>{titleAt(path, editor)}</button>
          </li>
        ))}
        {more > 0 && <li>{messages.panel.more(more)}</li>}
      </ul>
    </div>
  );
}

/** Shows all fields of a page, collapsed, and its body. */
function AllFields({file}: {file: string}): ReactNode {
  const {sourceOf, open, checked} = useEditor();
  const source = sourceOf(file);
  const wrongIn = (key: string) =>
    checked?.diagnostics.filter((diagnostic) => diagnostic.file === file && diagnostic.path?.[0] === key).length;
  if (!source) return null;
  const fields = fieldsOf(source.schema);
  const item = ({key}: FieldInfo) => (
    <li key={key}>
      <button onClick={() => open({file, path: [key]})}>
        {labelOf(key)}
        <ProblemCount count={wrongIn(key)} />
      </button>
    </li>
  );
  return (
    <>
      <ListedPages source={source} />
      <SearchResultPreview data={source.parsed?.data} path={addressOf(file)} />
      <ul className={styles.fields}>
        {source.body && (
          <li>
            <button onClick={() => open({file, line: 1})}>{messages.panel.body}</button>
          </li>
        )}
        {fields.filter((field) => !isRarelyChanged(field)).map(item)}
      </ul>
      {fields.some(isRarelyChanged) && (
        <details>
          <summary>{messages.field.more}</summary>
          <ul className={styles.fields}>{fields.filter(isRarelyChanged).map(item)}</ul>
        </details>
      )}
    </>
  );
}

const ProblemCount = ({count = 0}: {count?: number}) => count > 0 && <small> {messages.bar.diagnostics(count)}</small>;

/** Previews the page as a search result, whose texts the page itself does not show. */
function SearchResultPreview({data, path}: {data: unknown; path: string}): ReactNode {
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
