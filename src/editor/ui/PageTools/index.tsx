import {useState, type ReactNode} from 'react';
import {addressOf, pageTypeOf, type Source} from '../../../cms/parse';
import {siteDefinition} from '../../../site/site-definition';
import {messages} from '../../messages';
import {deferredMessages} from '../../messages/deferred';
import {copyOfPage, emptyPage, fileOfTitle, movedPage, problemOfTitle} from '../../state/new-page';
import {pageNameOf, useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

/** The pages that a page lists, with a link to each, and a form to add one. */
export function ListedPages({source}: {source: Source}): ReactNode {
  const editor = useEditor();
  const {put, texts, show, open, changed} = editor;
  const blocks = (source.body?.blocks ?? []).map(({name}) => name);
  const lists = Object.entries(siteDefinition.blocks).flatMap(([name, {lists: list}]) =>
    list !== undefined && blocks.includes(name) ? [list] : [],
  );
  return siteDefinition.pageTypes
    .filter(({collection}) => collection && lists.includes(collection.list))
    .map((type) => (
      <section key={type.name} className={styles.tools}>
        <h3>{messages.pages.listed}</h3>
        <ul>
          {[...texts.keys()]
            .filter((file) => pageTypeOf(siteDefinition, file) === type)
            .map((file) => (
              <li key={file}>
                <button
                  onClick={() => {
                    show(addressOf(file));
                    open({file});
                  }}>
                  {pageNameOf(file, editor)}
                  {changed.has(file) && <small> {messages.pages.changed}</small>}
                </button>
              </li>
            ))}
        </ul>
        {type.create && (
          <TitleForm
            name={messages.pages.addOne(type.create.label)}
            folder={type.folder}
            onAdd={(file, title) => put([[file, emptyPage(file, title)]])}
          />
        )}
      </section>
    ));
}

/** Copies a page of a folder, or gives it another address, which the old one then leads to. */
export function EntryTools({source}: {source: Source}): ReactNode {
  const {put} = useEditor();
  const {folder, create, collection} = pageTypeOf(siteDefinition, source.file);
  if (!collection || !create) return null;
  return (
    <section className={styles.tools}>
      <TitleForm
        name={messages.pages.copy(create.label)}
        folder={folder}
        onAdd={(file, title) => put([[file, copyOfPage(source, file, title)]])}
      />
      <TitleForm
        name={messages.pages.move}
        label={messages.pages.address}
        folder={folder}
        onAdd={(file) =>
          put([
            [source.file, undefined],
            [file, movedPage(source)],
          ])
        }
      />
    </section>
  );
}

interface TitleFormProps {
  name: string;
  label?: string;
  folder?: string;
  onAdd: (file: string, title: string) => void;
}

/** Asks for the title or the address of a page, and opens the page that it makes. */
function TitleForm({name, label = messages.pages.name, folder, onAdd}: TitleFormProps): ReactNode {
  const {texts, show, open} = useEditor();
  const [title, setTitle] = useState('');
  const file = fileOfTitle(title, folder);
  const problem = problemOfTitle(title, file, texts.keys());
  const add = () => {
    if (file === undefined) return;
    onAdd(file, title);
    show(addressOf(file));
    open({file});
  };
  return (
    <details>
      <summary>{name}</summary>
      <label>
        {label}
        <input value={title} onChange={({target}) => setTitle(target.value)} />
      </label>
      <p role="status">{problem && deferredMessages.newPage[problem]}</p>
      <button disabled={file === undefined || problem !== undefined} onClick={add}>
        {name}
      </button>
    </details>
  );
}
