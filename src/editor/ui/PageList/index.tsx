import {useEffect, useRef, useState, type ReactNode} from 'react';
import {pageTypeOf, scheduledDay, SITE_FILE} from '../../../cms/parse';
import {siteDefinition} from '../../../site/site-definition';
import {newDraftKey} from '../../github';
import {inMenuOrder, type Listed} from '../../state/page-order';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import {pageNameOf, useEditor} from '../hooks/useEditor';
import type {ProposalsProps} from './Proposals';
import styles from './styles.module.css';
import LastBuilt from '../../../ui/LastBuilt';
import {longDate} from '../../../shared/days';
import {siteDay} from '../../../site/locale';
import {formatTime} from '../../messages/format';
import {slug} from '../../../shared/slug';

// These load when somebody opens them.
const NewPage = lazyComponent(async () => (await import('./More')).NewPage);
const ExportDraft = lazyComponent(async () => (await import('./More')).ExportDraft);
const Proposals = lazyComponent(async () => (await import('./Proposals')).default);
const Published = lazyComponent(async () => (await import('../PublishedChanges')).default);
const OnPage = lazyComponent(async () => (await import('../OpenPullRequests')).PageNotice);
const PullRequestProgress = lazyComponent(async () => (await import('../PullRequestProgress')).default);

interface Props extends ProposalsProps {
  keptAt?: Date;
  signOut: () => void;
}

/** Lists all pages by their names in the menu, and the shared facts. */
export default function PageList({keptAt, signOut, proposals, review}: Props): ReactNode {
  const {changed, page, dispatch} = useEditor();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({block: 'center'});
  }, []);
  return (
    <nav ref={list} className={styles.list} aria-label={messages.pages.heading}>
      {changed.size > 0 && (
        <p className={keptAt && styles.kept}>
          {keptAt && messages.draft.kept(formatTime(keptAt))}{' '}
          <button onClick={() => dispatch({type: 'discard', key: newDraftKey()})}>{messages.draft.throwAway}</button>
        </p>
      )}
      <ListedPages />
      <Foldable name={messages.pages.newPage}>
        <NewPage />
      </Foldable>
      <Foldable name={messages.pages.colleague}>
        <ExportDraft />
      </Foldable>
      <Foldable name={messages.pages.onItsWay}>
        <PullRequestProgress proposals={proposals} />
      </Foldable>
      {proposals.length > 0 && (
        <Foldable name={messages.pages.proposals}>
          <Proposals {...{proposals, review}} />
        </Foldable>
      )}
      <Foldable name={messages.pages.published}>
        <Published />
      </Foldable>
      <button onClick={signOut}>{messages.signIn.out}</button>
      <LastBuilt className="note lastBuilt" sentence={messages.lastBuilt.on} late={messages.lastBuilt.late} />
      <OnPage path={page} isPinned />
    </nav>
  );
}

/** How many pages of one folder are listed before somebody asks for all of them. */
const MAX_SIBLINGS = 12;

/** All pages in the order of the menu, then the shared facts, with a field that finds pages by their names. */
function ListedPages(): ReactNode {
  const editor = useEditor();
  const {site, texts, changed, page} = editor;
  const [term, setTerm] = useState('');
  const [isAll, setAll] = useState(false);
  const files = [...texts.keys()].filter((file) => file !== SITE_FILE);
  const all = inMenuOrder(files, site?.navigation ?? []);
  const asked = slug(term);
  const isListed = ({file, path, siblingsBefore}: Listed) =>
    asked === ''
      ? isAll || siblingsBefore < MAX_SIBLINGS || path === page || changed.has(file)
      : [pageNameOf(file, editor), pageTypeOf(siteDefinition, file).create?.label ?? ''].some((name) =>
          slug(name).includes(asked),
        );
  const listed = all.filter(isListed);
  const areFolded = asked === '' && listed.length < all.length;
  return (
    <>
      <label className={styles.find}>
        {messages.pages.find}
        <input type="search" value={term} onChange={({target}) => setTerm(target.value)} />
      </label>
      <p className="note" role="status">
        {asked !== '' && messages.pages.found(listed.length)}
      </p>
      <ul>
        {listed.map((one) => (
          <ListedPage key={one.file} {...one} />
        ))}
        {asked === '' && <SharedFacts />}
      </ul>
      {areFolded && <button onClick={() => setAll(true)}>{messages.pages.showAll(all.length)}</button>}
    </>
  );
}

function ListedPage({file, path, isBelow}: Listed): ReactNode {
  const editor = useEditor();
  const {changed, page, show, open, sourceOf} = editor;
  const day = scheduledDay(sourceOf(file)?.parsed?.data, siteDay());
  return (
    <li data-below={isBelow || undefined}>
      <button
        aria-current={path === page ? 'page' : undefined}
        onClick={() => {
          show(path);
          open(undefined);
        }}>
        {pageNameOf(file, editor)}
        {changed.has(file) && <small>{messages.pages.changed}</small>}
        {day !== undefined && <small>{messages.pages.from(longDate(day))}</small>}
      </button>
      {path === page && (
        <button className={styles.fields} onClick={() => open({file})}>
          {messages.pages.fields}
        </button>
      )}
    </li>
  );
}

function SharedFacts(): ReactNode {
  const {changed, open} = useEditor();
  return (
    <li>
      <button onClick={() => open({file: SITE_FILE})}>
        {messages.pages.site}
        <span className="note">{messages.pages.siteHolds}</span>
        {changed.has(SITE_FILE) && <small>{messages.pages.changed}</small>}
      </button>
    </li>
  );
}

/** Collapses rarely needed content. */
function Foldable({name, children}: {name: string; children: ReactNode}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.add} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && children}
    </details>
  );
}
