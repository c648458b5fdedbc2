import {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {BodyBlock} from '../../../cms/edit';
import {STATIC_FOLDER} from '../../../cms/parse';
import {linkAt, marked, withLink, type Link, type Mark, type TypedMark} from '../../state/inline-markdown';
import {lateMessages} from '../../messages/late';
import Problems from '../Problems';
import Upload from '../Upload';
import styles from './styles.module.css';
import LinkDialog from '../LinkDialog';
import {InText} from '../OpenPullRequests';
import {Dash} from '../Offer';

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
  /** The id of the help text. */
  describedBy: string;
  /** The findings. */
  texts: readonly string[];
  /** The clicked line of the file. */
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
          <button key={mark.name} type="button" onClick={() => put(marked(chosen(), mark))}>
            {mark.name}
          </button>
        ))}
        <button type="button" onClick={() => setLink(linkAt(chosen()))}>
          {lateMessages.body.link}
        </button>
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
