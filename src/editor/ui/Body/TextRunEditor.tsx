import {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import type {EditableBlock} from '../../../cms/edit';
import {STATIC_FOLDER, fileNameOf} from '../../../cms/parse';
import {
  linkAt,
  wrapSelection,
  withLink,
  type Link,
  type Wrapper,
  type TextSelection,
  parseTarget,
  formatTarget,
  type LinkKind,
} from '../../state/inline-markdown';
import {deferredMessages} from '../../messages/deferred';
import Problems from '../Problems';
import Upload from '../Upload';
import styles from './styles.module.css';
import {TextNotice} from '../OpenPullRequests';
import {DashSuggestion} from '../Offer';
import {linkDiagnostic} from '../../../cms/lint';
import Dialog from '../Dialog';
import PageSelect, {toFullAddress} from '../PageSelect';
import {useEditor} from '../useEditor';

const BOLD: Wrapper = {before: '**', after: '**'};
/** A table with two columns. The cursor goes to its first cell. */
const TABLE: Wrapper = {before: '| ', after: ' |  |\n| --- | --- |\n|  |  |', isBlock: true};
const FORMATTING_BUTTONS: readonly (Wrapper & {name: string})[] = [
  {name: deferredMessages.body.heading, before: '## ', after: '', isBlock: true},
  {name: deferredMessages.body.bold, ...BOLD},
  {name: deferredMessages.body.list, before: '- ', after: '', isBlock: true},
  {name: deferredMessages.body.table, ...TABLE},
];

/** The distance of the clicked line from the top of the panel. */
const MARGIN_PX = 120;

interface Props {
  file: string;
  run: EditableBlock;
  describedBy: string;
  texts: readonly string[];
  line?: number;
  write: (text: string, files?: [file: string, bytes: Uint8Array][]) => void;
  /** @param typed the text that was typed; undefined if the person typed nothing */
  onLeave: (typed: string | undefined) => void;
}

/** The text in a text area, and the selection that a button has set. */
function useTypedText({run, write}: Pick<Props, 'run' | 'write'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  /** The text that a button has written, until the cursor is set. */
  const [placed, setPlaced] = useState<TextSelection>();
  const text = typed ?? run.text;
  useLayoutEffect(() => {
    if (!placed) return;
    area.current?.focus();
    area.current?.setSelectionRange(placed.start, placed.end);
  }, [placed]);
  const change = (now: string, files?: [file: string, bytes: Uint8Array][]) => {
    setTyped(now);
    write(now, files);
  };
  return {
    ...{area, text, typed, change},
    forget: () => setTyped(undefined),
    chosen: (): TextSelection => {
      const {selectionStart, selectionEnd} = area.current ?? {selectionStart: text.length, selectionEnd: text.length};
      return {text, start: selectionStart, end: selectionEnd};
    },
    put: (now: TextSelection, files?: [string, Uint8Array][]) => {
      change(now.text, files);
      setPlaced(now);
    },
  };
}

/** Edits Markdown in a text area that grows with the text. */
export default function TextRunEditor({file, run, describedBy, texts, line, write, onLeave}: Props): ReactNode {
  const id = useId();
  const {area, text, typed, change, forget, chosen, put} = useTypedText({run, write});
  const [link, setLink] = useState<Link>();
  useCursorAtLine(area, run, line);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !['b', 'k'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'b') put(wrapSelection(chosen(), BOLD));
    else setLink(linkAt(chosen()));
  };
  return (
    <div className={styles.run}>
      <TextNotice {...{file, run, line}} />
      <Toolbar
        near={text}
        wrap={(mark, files) => put(wrapSelection(chosen(), mark), files)}
        openLink={() => setLink(linkAt(chosen()))}
      />
      <textarea
        ref={area}
        aria-label={deferredMessages.body.text}
        aria-describedby={`${describedBy} ${id}`}
        aria-invalid={texts.length > 0 || undefined}
        value={text}
        spellCheck
        onKeyDown={onKeyDown}
        onChange={({target}) => change(target.value)}
        onBlur={() => {
          onLeave(typed);
          forget();
        }}
      />
      <Problems id={id} texts={texts} />
      <DashSuggestion file={file} text={text} write={change} />
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

/** Puts the cursor into the clicked line, and scrolls to it. */
function useCursorAtLine(area: RefObject<HTMLTextAreaElement | null>, run: EditableBlock, line?: number): void {
  const [start] = useState(() => (line === undefined ? undefined : offsetOfLine(line - run.first, run.text)));
  useLayoutEffect(() => {
    if (start === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(start, start);
    // An estimate, because browsers do not reveal the position of a line in a text area.
    const share = start / Math.max(area.current?.textLength ?? 1, 1);
    const side = area.current?.closest('aside');
    const {top = 0, height = 0} = area.current?.getBoundingClientRect() ?? {};
    side?.scrollBy({top: top + share * height - side.getBoundingClientRect().top - MARGIN_PX});
  }, [area, start]);
}

interface ToolbarProps {
  /** A text with the path of another photo. */
  near: string;
  wrap: (mark: Wrapper, files?: [file: string, bytes: Uint8Array][]) => void;
  openLink: () => void;
}

const Toolbar = ({near, wrap, openLink}: ToolbarProps) => (
  <div role="toolbar" aria-label={deferredMessages.body.toolbar} className={styles.tools}>
    {FORMATTING_BUTTONS.map((mark) => (
      <button key={mark.name} onClick={() => wrap(mark)}>
        {mark.name}
      </button>
    ))}
    <button onClick={openLink}>{deferredMessages.body.link}</button>
    <Upload
      kind="picture"
      label={deferredMessages.body.photo}
      near={near}
      onChosen={(path, bytes) =>
        wrap({before: '![', after: `](${path})`, isBlock: true}, [[STATIC_FOLDER + path, bytes]])
      }
    />
  </div>
);

/** @returns the index at which a line of a text begins; lines count from 0. */
const offsetOfLine = (line: number, text: string): number =>
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

const LINK_KINDS = Object.keys(deferredMessages.link.kinds) as LinkKind[];
/** The browser's input types for the kinds of links. */
const TYPES = {web: 'url', mail: 'email', phone: 'tel'} as const;

/** Asks for the target and the text of a link, and shows syntax errors while the person types. */
function LinkDialog({file, link, onDone, onClose}: LinkProps): ReactNode {
  const {sizes} = useEditor();
  const id = useId();
  const [{kind, typed}, setTarget] = useState(() => parseTarget(toFullAddress(link.target, file)));
  const [text, setText] = useState(link.text);
  const target = formatTarget(kind, typed);
  const isWrong = target !== '' && linkDiagnostic(target) !== undefined;
  const files = [...sizes.keys()].filter((item) => /^static\/files\/.*\.pdf$/.test(item));
  const control = {id: `${id}-to`, 'aria-describedby': `${id}-problem`, 'aria-invalid': isWrong || undefined};
  const type = (now: string) => setTarget({kind, typed: now});
  return (
    <Dialog title={deferredMessages.link.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (target !== '' && !isWrong && text.trim() !== '') onDone({...link, text: text.trim(), target});
        }}>
        <fieldset className={styles.kinds}>
          <legend>{deferredMessages.link.where}</legend>
          {LINK_KINDS.map((linkKind) => (
            <label key={linkKind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === linkKind}
                onChange={() => setTarget({kind: linkKind, typed: ''})}
              />
              {deferredMessages.link.kinds[linkKind]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={control.id}>{deferredMessages.link[kind]}</label>
        {kind === 'page' ? (
          <PageSelect {...control} value={typed} choose={type} />
        ) : kind === 'file' ? (
          <select {...control} value={typed} onChange={({target: {value}}) => type(value)}>
            <option value="">{deferredMessages.link.none}</option>
            {files.map((item) => (
              <option key={item} value={item.slice(STATIC_FOLDER.length)}>
                {fileNameOf(item)}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} type={TYPES[kind]} value={typed} onChange={({target: {value}}) => type(value)} />
        )}
        <Problems id={`${id}-problem`} texts={isWrong ? [deferredMessages.link.wrong[kind]] : []} />
        <label htmlFor={`${id}-words`}>{deferredMessages.link.text}</label>
        <input id={`${id}-words`} value={text} onChange={({target: {value}}) => setText(value)} />
        <button type="submit" disabled={target === '' || isWrong || text.trim() === ''}>
          {deferredMessages.link.done}
        </button>
      </form>
    </Dialog>
  );
}
