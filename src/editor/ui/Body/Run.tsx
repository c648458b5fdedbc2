import {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {BodyBlock} from '../../../cms/edit';
import {STATIC_FOLDER, fileNameOf} from '../../../cms/parse';
import {
  linkAt,
  marked,
  withLink,
  type Link,
  type Mark,
  type TypedMark,
  kindOfTarget,
  targetOf,
  type LinkKind,
} from '../../state/inline-markdown';
import {lateMessages} from '../../messages/late';
import Problems from '../Problems';
import Upload from '../Upload';
import styles from './styles.module.css';
import {InText} from '../OpenPullRequests';
import {Dash} from '../Offer';
import {linkDiagnostic} from '../../../cms/lint';
import Dialog from '../Dialog';
import PageChoice, {wholeAddress} from '../PageChoice';
import {useEditor} from '../useEditor';

const BOLD: Mark = {before: '**', behind: '**'};
/** A table with two columns. The cursor goes to its first cell. */
const TABLE: Mark = {before: '| ', behind: ' |  |\n| --- | --- |\n|  |  |', isBlock: true};
const MARKS: readonly (Mark & {name: string})[] = [
  {name: lateMessages.body.heading, before: '## ', behind: '', isBlock: true},
  {name: lateMessages.body.bold, ...BOLD},
  {name: lateMessages.body.list, before: '- ', behind: '', isBlock: true},
  {name: lateMessages.body.table, ...TABLE},
];

/** The distance of the clicked line from the top of the panel. */
const MARGIN_PX = 120;

interface Props {
  file: string;
  run: BodyBlock;
  describedBy: string;
  texts: readonly string[];
  line?: number;
  write: (text: string, files?: [file: string, bytes: Uint8Array][]) => void;
}

/** Edits Markdown in a text area that grows with the text. */
export default function Run({file, run, describedBy, texts, line, write}: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const [link, setLink] = useState<Link>();
  /** The text that a button has written, until the cursor is set. */
  const [placed, setPlaced] = useState<TypedMark>();
  const text = typed ?? run.text;

  const [start] = useState(() => (line === undefined ? undefined : startOf(line - run.first, run.text)));
  useLayoutEffect(() => {
    if (start === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(start, start);
    // An estimate, because browsers do not reveal the position of a line in a text area.
    const share = start / Math.max(area.current?.textLength ?? 1, 1);
    const side = area.current?.closest('aside');
    const {top = 0, height = 0} = area.current?.getBoundingClientRect() ?? {};
    side?.scrollBy({top: top + share * height - side.getBoundingClientRect().top - MARGIN_PX});
  }, [start]);
  useLayoutEffect(() => {
    if (!placed) return;
    area.current?.focus();
    area.current?.setSelectionRange(placed.start, placed.end);
  }, [placed]);

  const change = (now: string, files?: [file: string, bytes: Uint8Array][]) => {
    setTyped(now);
    write(now, files);
  };
  const chosen = (): TypedMark => {
    const {selectionStart, selectionEnd} = area.current ?? {selectionStart: text.length, selectionEnd: text.length};
    return {text, start: selectionStart, end: selectionEnd};
  };
  const put = (now: TypedMark, files?: [string, Uint8Array][]) => {
    change(now.text, files);
    setPlaced(now);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !['b', 'k'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'b') put(marked(chosen(), BOLD));
    else setLink(linkAt(chosen()));
  };
  return (
    <div className={styles.run}>
      <InText {...{file, run, line}} />
      <div role="toolbar" aria-label={lateMessages.body.toolbar} className={styles.tools}>
        {MARKS.map((mark) => (
          <button key={mark.name} onClick={() => put(marked(chosen(), mark))}>
            {mark.name}
          </button>
        ))}
        <button onClick={() => setLink(linkAt(chosen()))}>{lateMessages.body.link}</button>
        <Upload
          kind="picture"
          label={lateMessages.body.photo}
          near={text}
          onChosen={(path, bytes) =>
            put(marked(chosen(), {before: '![', behind: `](${path})`, isBlock: true}), [[STATIC_FOLDER + path, bytes]])
          }
        />
      </div>
      <textarea
        ref={area}
        aria-label={lateMessages.body.text}
        aria-describedby={`${describedBy} ${id}`}
        aria-invalid={texts.length > 0 || undefined}
        value={text}
        spellCheck
        onKeyDown={onKeyDown}
        onChange={({target}) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Problems id={id} texts={texts} />
      <Dash file={file} text={text} write={change} />
      {link && (
        <LinkDialog
          {...{file, link}}
          onClose={() => setLink(undefined)}
          onDone={(now) => {
            setLink(undefined);
            put(withLink(text, now));
          }}
        />
      )}
    </div>
  );
}

/** @returns the index at which a line of a text begins; lines count from 0. */
const startOf = (line: number, text: string): number =>
  text
    .split('\n')
    .slice(0, line)
    .reduce((sum, {length}) => sum + length + 1, 0);

interface LinkProps {
  file: string;
  link: Link;
  onDone: (link: Link) => void;
  onClose: () => void;
}

const LINK_KINDS = Object.keys(lateMessages.link.kinds) as LinkKind[];
/** The browser's input types for the kinds of links. */
const TYPES = {web: 'url', mail: 'email', phone: 'tel'} as const;

/** Asks for the target and the words of a link, and shows syntax errors while the person types. */
function LinkDialog({file, link, onDone, onClose}: LinkProps): ReactNode {
  const {sizes} = useEditor();
  const id = useId();
  const [{kind, typed}, setTarget] = useState(() => kindOfTarget(wholeAddress(link.target, file)));
  const [text, setText] = useState(link.text);
  const target = targetOf(kind, typed);
  const isWrong = target !== '' && linkDiagnostic(target) !== undefined;
  const files = [...sizes.keys()].filter((item) => /^static\/files\/.*\.pdf$/.test(item));
  const control = {id: `${id}-to`, 'aria-describedby': `${id}-problem`, 'aria-invalid': isWrong || undefined};
  const type = (now: string) => setTarget({kind, typed: now});
  return (
    <Dialog title={lateMessages.link.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (target !== '' && !isWrong && text.trim() !== '') onDone({...link, text: text.trim(), target});
        }}>
        <fieldset className={styles.kinds}>
          <legend>{lateMessages.link.where}</legend>
          {LINK_KINDS.map((linkKind) => (
            <label key={linkKind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === linkKind}
                onChange={() => setTarget({kind: linkKind, typed: ''})}
              />
              {lateMessages.link.kinds[linkKind]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={control.id}>{lateMessages.link[kind]}</label>
        {kind === 'page' ? (
          <PageChoice {...control} value={typed} choose={type} />
        ) : kind === 'file' ? (
          <select {...control} value={typed} onChange={({target: {value}}) => type(value)}>
            <option value="">{lateMessages.link.none}</option>
            {files.map((item) => (
              <option key={item} value={item.slice(STATIC_FOLDER.length)}>
                {fileNameOf(item)}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} type={TYPES[kind]} value={typed} onChange={({target: {value}}) => type(value)} />
        )}
        <Problems id={`${id}-problem`} texts={isWrong ? [lateMessages.link.wrong[kind]] : []} />
        <label htmlFor={`${id}-words`}>{lateMessages.link.text}</label>
        <input id={`${id}-words`} value={text} onChange={({target: {value}}) => setText(value)} />
        <button type="submit" disabled={target === '' || isWrong || text.trim() === ''}>
          {lateMessages.link.done}
        </button>
      </form>
    </Dialog>
  );
}
