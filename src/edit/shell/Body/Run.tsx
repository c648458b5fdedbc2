import {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import type {Block} from '../../../content/write';
import {STATIC_FOLDER} from '../../../content/read';
import {laterWords} from '../../words/later';
import Problems from '../Problems';
import Upload from '../Upload';
import styles from './styles.module.css';

/** What a button puts before and behind the words that are marked. */
const MARKS = [
  {name: laterWords.body.heading, before: '## ', behind: '', empty: laterWords.body.headingText, block: true},
  {name: laterWords.body.bold, before: '**', behind: '**', empty: laterWords.body.bold, key: 'b'},
  {name: laterWords.body.link, before: '[', behind: '](/)', empty: laterWords.body.linkText, key: 'k'},
  {name: laterWords.body.list, before: '- ', behind: '', empty: laterWords.body.list, block: true},
  {name: laterWords.body.table, before: '', behind: '', empty: laterWords.body.tableText, block: true},
];

/** How far below the edge of the panel the line stands that was pointed at. */
const MARGIN_PX = 120;

interface Props {
  run: Block;
  /** Of the words that say how the text is written. */
  describedBy: string;
  /** What is wrong with it. */
  said: readonly string[];
  /** The line of the file that was pointed at. */
  line?: number;
  write: (text: string, files?: [file: string, bytes: Uint8Array][]) => void;
}

/** Plain Markdown in a text area that grows with it. */
export default function Run({run, describedBy, said, line, write}: Props): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? run.text;

  const [start] = useState(() => (line === undefined ? undefined : startOf(line - run.first, run.text)));
  useLayoutEffect(() => {
    if (start === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(start, start);
    // About where it is: browsers do not say where a line of a text area begins.
    const share = start / Math.max(area.current?.textLength ?? 1, 1);
    const side = area.current?.closest('aside');
    side?.scrollBy({top: share * (area.current?.clientHeight ?? 0) - MARGIN_PX});
  }, [start]);

  const change = (now: string, files?: [file: string, bytes: Uint8Array][]) => {
    setTyped(now);
    write(now, files);
  };
  const mark = (
    {before, behind, empty, block}: Omit<(typeof MARKS)[number], 'name'>,
    files?: [string, Uint8Array][],
  ) => {
    const {selectionStart, selectionEnd} = area.current ?? {selectionStart: text.length, selectionEnd: text.length};
    const [start, end] = [text.slice(0, selectionStart), text.slice(selectionEnd)];
    const chosen = text.slice(selectionStart, selectionEnd) || empty;
    const gap = block && start !== '' && !start.endsWith('\n\n') ? '\n\n' : '';
    change(
      `${start}${gap}${before}${chosen}${behind}${block && end !== '' && !end.startsWith('\n') ? '\n\n' : ''}${end}`,
      files,
    );
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = MARKS.find(({key}) => key === event.key);
    if (!(event.ctrlKey || event.metaKey) || !found) return;
    event.preventDefault();
    mark(found);
  };
  return (
    <div className={styles.run}>
      <div role="toolbar" aria-label={laterWords.body.toolbar} className={styles.tools}>
        {MARKS.map((one) => (
          <button key={one.name} type="button" onClick={() => mark(one)}>
            {one.name}
          </button>
        ))}
        <Upload
          kind="picture"
          label={laterWords.body.photo}
          near={text}
          onChosen={(path, bytes) =>
            mark({before: '![', behind: `](${path})`, empty: laterWords.body.photoText, block: true}, [
              [STATIC_FOLDER + path, bytes],
            ])
          }
        />
      </div>
      <textarea
        ref={area}
        aria-label={laterWords.body.text}
        aria-describedby={`${describedBy} ${id}`}
        aria-invalid={said.length > 0 || undefined}
        value={text}
        spellCheck
        onKeyDown={onKeyDown}
        onChange={({target}) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Problems id={id} said={said} />
    </div>
  );
}

/** @returns where a line of a text begins, lines counted from 0. */
const startOf = (line: number, text: string): number =>
  text
    .split('\n')
    .slice(0, line)
    .reduce((sum, {length}) => sum + length + 1, 0);
