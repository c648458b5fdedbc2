import {useId, useState, type ReactNode} from 'react';
import {addressOf} from '../../../cms/parse';
import {BLOCKS} from '../../../site/page-types';
import {type EditableBlock, blocksOf, type Edit, fieldsOf} from '../../../cms/edit';
import {diagnosticsOnLines} from '../../state/positions';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import Problems from '../Problems';
import {sentenceOf, useEditor} from '../useEditor';
import {labelOf} from '../../../site/labels';
import TextRunEditor from './TextRunEditor';
import styles from './styles.module.css';

/** Joins consecutive paragraphs into one text; blocks such as `<Values />` stay separate. */
function runsOf(blocks: readonly EditableBlock[]): EditableBlock[] {
  const runs: EditableBlock[] = [];
  for (const block of blocks) {
    const before = runs.at(-1);
    if (block.block !== undefined || !before || before.block !== undefined) runs.push({...block});
    else {
      const gap = '\n'.repeat(block.first - before.last);
      runs[runs.length - 1] = {first: before.first, last: block.last, text: before.text + gap + block.text};
    }
  }
  return runs;
}

/** The runs as they were when somebody began to type in one of them. */
interface HeldRuns {
  runs: readonly EditableBlock[];
  index: number;
  /** The number of lines of the file at that time. */
  lineCount: number;
}

const NO_RUN: EditableBlock = {first: 1, last: 0, text: ''};

const lineCountOf = (text: string): number => text.split('\n').length;

/** @returns the lines that a run has now: the run that somebody types in grows with the file, and moves the next ones */
function currentLines(held: HeldRuns | undefined, run: EditableBlock, index: number, text: string) {
  const {first, last} = run;
  if (!held || index < held.index) return {first, last};
  const added = lineCountOf(text) - held.lineCount;
  return {first: index === held.index ? first : first + added, last: last + added};
}

/** @returns the blocks that a page could show but does not contain. */
function missingBlocks(file: string, fields: readonly string[], runs: readonly EditableBlock[]): string[] {
  const path = addressOf(file);
  const found = Object.entries(BLOCKS).filter(
    ([name, {shows, only = path}]) =>
      only === path && (shows === undefined || fields.includes(shows)) && !runs.some(({block}) => block === name),
  );
  return found.map(([name]) => name);
}

interface BlockToolsProps {
  runs: readonly EditableBlock[];
  index: number;
  write: (edit: Edit) => void;
}

/** The buttons that move and remove a block. */
function BlockTools({runs, index, write}: BlockToolsProps): ReactNode {
  const [before, run, after] = [runs[index - 1], runs[index], runs[index + 1]];
  if (!run) return null;
  const {first, last, block = ''} = run;
  const button = (name: string, edit: Edit | undefined) => (
    <button disabled={!edit} onClick={() => edit && write(edit)}>
      {name}
      <span className="srOnly"> {labelOf(block)}</span>
    </button>
  );
  return (
    <div className={styles.tools}>
      {button(messages.field.up, before && {kind: 'moveBody', first, last, to: before.first})}
      {button(messages.field.down, after && {kind: 'moveBody', first, last, to: after.last + 1})}
      {button(messages.field.remove, {kind: 'body', first, last, text: ''})}
    </div>
  );
}

const AddBlock = ({names, add}: {names: readonly string[]; add: (name: string) => void}) => (
  <label className={styles.add}>
    {deferredMessages.body.addBlock}
    <select value="" onChange={({target}) => add(target.value)}>
      <option value="">{messages.field.none}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {labelOf(name)}
        </option>
      ))}
    </select>
  </label>
);

/** The texts and blocks of a page, with the functions that change them. */
function useRuns(file: string) {
  const {texts, edit} = useEditor();
  const [refused, setRefused] = useState<string>();
  const text = texts.get(file) ?? '';
  const written = runsOf(blocksOf(text));
  /** The line after the last one, where new blocks are inserted. */
  const end = text.replace(/\n$/, '').split('\n').length + 1;
  /** Whether the person has started a new text. The page contains it only after its first word. */
  const [isBegun, setBegun] = useState(false);
  const endsInText = written.length > 0 && written.at(-1)?.block === undefined;
  /** An empty text or a block such as `<Phases />` is another run, which would take the text area away from the typing. */
  const [held, setHeld] = useState<HeldRuns>();
  const runs = held?.runs ?? (isBegun && !endsInText ? [...written, {first: end, last: end - 1, text: ''}] : written);
  const write = (item: Edit, files?: [file: string, bytes: Uint8Array][]) => setRefused(edit(file, item, files));
  const linesOf = (index: number) => currentLines(held, runs[index] ?? NO_RUN, index, text);
  return {
    ...{runs, end, refused, write, linesOf},
    typeIn: (index: number, now: string, files?: [file: string, bytes: Uint8Array][]) => {
      if (held?.index !== index) setHeld({runs, index, lineCount: lineCountOf(text)});
      // An emptied text is removed when the person leaves it.
      if (now.trim() !== '') write({kind: 'body', ...linesOf(index), text: now}, files);
    },
    /** @param typed the text that was typed; undefined if the person typed nothing */
    leave: (typed: string | undefined) => {
      if (held && typed?.trim() === '') write({kind: 'body', ...linesOf(held.index), text: ''});
      setHeld(undefined);
    },
    beginText: endsInText || isBegun ? undefined : () => setBegun(true),
  };
}

/** Edits the body of a page: text as Markdown, and blocks that can be moved. */
export default function Body({file, line}: {file: string; line?: number}): ReactNode {
  const editor = useEditor();
  const {sourceOf, checked} = editor;
  const hint = useId();
  const {runs, end, refused, write, linesOf, typeIn, leave, beginText} = useRuns(file);
  const source = sourceOf(file);
  const fields = source ? fieldsOf(source.schema).map(({key}) => key) : [];
  // Line numbers change while somebody types, so the clicked text is looked up only once.
  const [opened] = useState(() =>
    runs.findIndex(({first, last}) => line !== undefined && line >= first && line <= last),
  );
  const diagnosticsOf = (index: number) => {
    const {first, last} = linesOf(index);
    const found = diagnosticsOnLines(checked?.diagnostics ?? [], file, first, last);
    return found.map((diagnostic) => sentenceOf(diagnostic, editor));
  };
  return (
    <div className={styles.body}>
      <h2>{messages.panel.body}</h2>
      <p id={hint} className="note">
        {deferredMessages.body.hint}
      </p>
      {runs.map((run, index) =>
        run.block === undefined ? (
          <TextRunEditor
            key={index}
            file={file}
            run={run}
            describedBy={hint}
            texts={diagnosticsOf(index)}
            line={index === opened ? line : run.last < run.first ? run.first : undefined}
            write={(now, files) => typeIn(index, now, files)}
            onLeave={leave}
          />
        ) : (
          <section key={index} className={styles.part} aria-label={deferredMessages.body.part(labelOf(run.block))}>
            <p>{deferredMessages.body.part(labelOf(run.block))}</p>
            <Problems texts={diagnosticsOf(index)} />
            <BlockTools {...{runs, index, write}} />
          </section>
        ),
      )}
      {beginText && <button onClick={beginText}>{deferredMessages.body.addText}</button>}
      <AddBlock
        names={missingBlocks(file, fields, runs)}
        add={(name) => write({kind: 'body', first: end, last: end - 1, text: `<${name} />`})}
      />
      {refused !== undefined && <p role="alert">{refused}</p>}
    </div>
  );
}
