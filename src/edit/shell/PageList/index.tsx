import {useState, type ReactNode} from 'react';
import {addressOf, PAGES_FOLDER, SITE_FILE} from '../../../content/paths';
import {newDraft} from '../../../content/draft/draft';
import {kindOf} from '../../../content/kinds';
import {writePage} from '../../../content/write';
import {slug} from '../../../shared/slug';
import {blankOf, fieldsOf} from '../../../content/controls';
import {handOver, takeOver} from '../../model/hand-over';
import type {Proposal} from '../../github';
import {words} from '../../words';
import {pageNameOf, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  keptAt?: Date;
  signOut: () => void;
  proposals: readonly Proposal[];
  goOn: (proposal: Proposal) => Promise<void>;
}

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeStyle: 'short'});

/** Every page by the menu's own names, and what all pages share. */
export default function PageList({keptAt, signOut, proposals, goOn}: Props): ReactNode {
  const editor = useEditor();
  const {site, base, texts, changed, page, show, open, restart} = editor;
  const files = [...texts.keys()].filter((file) => file !== SITE_FILE);
  const menu = (site?.navigation ?? []).flatMap(({href, dropdown = []}) => [
    {href, isBelow: false},
    ...dropdown.map((link) => ({href: link.href, isBelow: true})),
  ]);
  const place = (file: string) => {
    const at = menu.findIndex(({href}) => href === addressOf(file));
    return at === -1 ? menu.length : at;
  };
  const listed = files
    .map((file) => ({file, path: addressOf(file), at: place(file)}))
    .sort((a, b) => a.at - b.at || a.file.localeCompare(b.file, 'en'));
  return (
    <nav className={styles.list} aria-label={words.pages.heading}>
      {keptAt && changed.size > 0 && (
        <p className={styles.kept}>
          {words.draft.kept(day.format(keptAt))}{' '}
          <button type="button" onClick={() => restart(newDraft(base.commit))}>
            {words.draft.throwAway}
          </button>
        </p>
      )}
      <ul>
        {listed.map(({file, path, at}) => (
          <li key={file} data-below={(menu[at]?.isBelow ?? true) || undefined}>
            <button
              type="button"
              aria-current={path === page ? 'page' : undefined}
              onClick={() => {
                show(path);
                open(undefined);
              }}>
              {pageNameOf(file, editor)}
              {changed.has(file) && <small>{words.pages.changed}</small>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => open({file: SITE_FILE})}>
            {words.pages.site}
            {changed.has(SITE_FILE) && <small>{words.pages.changed}</small>}
          </button>
        </li>
      </ul>
      <NewPage />
      {proposals.length > 0 && (
        <details className={styles.add}>
          <summary>{words.pages.proposals}</summary>
          {proposals.map((one) => (
            <button key={one.number} type="button" disabled={one.branch === base.name} onClick={() => void goOn(one)}>
              {one.title}
              <small>{words.pages.sentBy(one.by)}</small>
            </button>
          ))}
        </details>
      )}
      <HandOver />
      <button type="button" onClick={signOut}>
        {words.signIn.out}
      </button>
    </nav>
  );
}

const FOLDERS = {service: `${PAGES_FOLDER}/services`, plain: PAGES_FOLDER};

/** A page from nothing: what it must have is asked for by the check. */
function NewPage(): ReactNode {
  const {put, texts, show, open} = useEditor();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<keyof typeof FOLDERS>('plain');
  const file = `${FOLDERS[kind]}/${slug(title)}.mdx`;
  const canAdd = slug(title) !== '' && !texts.has(file);
  const add = () => {
    const data = blankOf({kind: 'group', fields: fieldsOf(kindOf(file).schema)}) as Record<string, string>;
    put([[file, writePage(file, {...data, title, heading: title})]]);
    show(addressOf(file));
    open({file});
    setTitle('');
  };
  return (
    <details className={styles.add}>
      <summary>{words.pages.newPage}</summary>
      <label>
        {words.pages.kind}
        <select value={kind} onChange={({target}) => setKind(target.value === 'service' ? 'service' : 'plain')}>
          <option value="plain">{words.pages.plain}</option>
          <option value="service">{words.pages.service}</option>
        </select>
      </label>
      <label>
        {words.pages.name}
        <input value={title} onChange={({target}) => setTitle(target.value)} />
      </label>
      <button type="button" disabled={!canAdd} onClick={add}>
        {words.pages.add}
      </button>
    </details>
  );
}

/** The draft as a file, for a colleague who may send it; and the way back. */
function HandOver(): ReactNode {
  const {draft, changed, put} = useEditor();
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    const taken = takeOver(await file.text());
    setRefused(taken === undefined);
    if (taken) put(taken);
  };
  return (
    <div className={styles.handOver}>
      {changed.size > 0 && (
        <a href={`data:application/json,${encodeURIComponent(handOver(draft))}`} download={words.review.fileName}>
          {words.review.handOver}
        </a>
      )}
      <label>
        {words.review.takeOver}
        <input
          type="file"
          accept="application/json"
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {refused && <p role="alert">{words.review.notOurs}</p>}
    </div>
  );
}
