import {useState, type ReactNode} from 'react';
import {blocksOf, type Block, type Edit} from '../../../content/write';
import {words} from '../../words';
import {spoken} from '../../../content/controls';
import {useEditor} from '../useEditor';
import Run from './Run';
import styles from './styles.module.css';

/** Blocks of plain text that follow each other are typed as one text; a part stands by itself. */
function runsOf(blocks: readonly Block[]): Block[] {
  const runs: Block[] = [];
  for (const block of blocks) {
    const before = runs.at(-1);
    if (block.part !== undefined || !before || before.part !== undefined) runs.push({...block});
    else {
      const gap = '\n'.repeat(block.first - before.last);
      runs[runs.length - 1] = {first: before.first, last: block.last, text: before.text + gap + block.text};
    }
  }
  return runs;
}

/** The body of a page: its words as plain Markdown, its parts as blocks that can be moved. */
export default function Body({file, line}: {file: string; line?: number}): ReactNode {
  const {texts, edit} = useEditor();
  const [refused, setRefused] = useState<string>();
  const runs = runsOf(blocksOf(texts.get(file) ?? ''));
  // Lines move while somebody types, so the text that was pointed at is found once.
  const [opened] = useState(() =>
    runs.findIndex(({first, last}) => line !== undefined && line >= first && line <= last),
  );
  const write = (one: Edit) => setRefused(edit(file, one));
  const tools = ({first, last, part = ''}: Block, index: number) => {
    const before = runs[index - 1];
    const after = runs[index + 1];
    return (
      <div className={styles.tools}>
        <button
          type="button"
          disabled={!before}
          onClick={() => before && write({kind: 'moveBody', first, last, to: before.first})}>
          {words.field.up}
          <span className="srOnly"> {spoken(part)}</span>
        </button>
        <button
          type="button"
          disabled={!after}
          onClick={() => after && write({kind: 'moveBody', first, last, to: after.last + 1})}>
          {words.field.down}
          <span className="srOnly"> {spoken(part)}</span>
        </button>
      </div>
    );
  };
  return (
    <div className={styles.body}>
      {runs.map((run, index) =>
        run.part === undefined ? (
          <Run
            key={index}
            run={run}
            line={index === opened ? line : undefined}
            write={(text) => write({kind: 'body', first: run.first, last: run.last, text})}
          />
        ) : (
          <section key={index} className={styles.part} aria-label={words.body.part(spoken(run.part))}>
            <p>{words.body.part(spoken(run.part))}</p>
            {tools(run, index)}
          </section>
        ),
      )}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </div>
  );
}
