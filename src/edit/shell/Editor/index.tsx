import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {addressOf} from '../../../content/paths';
import type {Connection, Sent} from '../../github';
import type {FromFrame} from '../../messages';
import {drawingOf, type Numbered} from '../../model/drawing';
import {numbersAt, pointedAt, type Place} from '../../model/places';
import {words} from '../../words';
import PageList from '../PageList';
import Panel from '../Panel';
import Review from '../Review';
import {EditorContext, type Editor as Context} from '../useEditor';
import {useFrame} from '../useFrame';
import type {Work} from '../useWork';
import Bar from './Bar';
import styles from './styles.module.css';

interface Props {
  work: Work;
  connection: Connection;
  send: (title: string, body: string) => Promise<Sent>;
  sent?: Sent;
  signOut: () => void;
}

const FRAME = '/edit/page';

/** The editor itself: the pages and the open field at the side, the page as it will look beside them. */
export default function Editor({work, connection, send, sent, signOut}: Props): ReactNode {
  const {checked, site, facts, entries, pictures, texts} = work;
  const [page, setPage] = useState('/');
  const [place, setPlace] = useState<Place>();
  const [changing, setChanging] = useState(true);
  const [isPhone, setPhone] = useState(false);
  const [side, setSide] = useState<'pages' | 'field' | undefined>('pages');
  const [reviewing, setReviewing] = useState(false);
  const last = useRef<Numbered>(undefined);

  const numbered = useMemo(() => {
    if (!checked || !site) return last.current;
    const {addressOf: address, load} = pictures;
    const askFor = (path: string) => {
      load(path);
      return address(path);
    };
    const found = drawingOf({content: checked.content, site, facts, entries, addressOf: askFor}, page);
    if (found) last.current = found;
    return last.current;
  }, [checked, site, facts, entries, pictures, page]);

  const show = useCallback(
    (to: string) => {
      const path = to.split(/[?#]/)[0] ?? to;
      const isKnown = [...texts.keys()].some((file) => addressOf(file) === path) || path.startsWith('/careers/');
      if (isKnown) setPage(path);
    },
    [texts],
  );
  const open = useCallback((to: Place | undefined) => {
    setPlace(to);
    setSide(to ? 'field' : 'pages');
  }, []);
  const onMessage = useCallback(
    (message: FromFrame) => {
      if (message.kind === 'go') show(message.to);
      if (message.kind === 'escape') open(undefined);
      if (message.kind !== 'pointed' || !numbered || !checked) return;
      const found = pointedAt(message, numbered, checked.content);
      if (found) open(found);
    },
    [numbered, checked, open, show],
  );
  const numbers = useMemo(
    () => (place && numbered && checked ? numbersAt(numbered, place, checked.content) : []),
    [place, numbered, checked],
  );
  const {frame, isDrawn} = useFrame({numbered, changing, numbers, onMessage});
  const editor: Context = {...work, connection, page, show, place, open};
  return (
    <EditorContext value={editor}>
      <div
        className={styles.editor}
        data-side={side}
        onKeyDown={({key, defaultPrevented}) => {
          if (key === 'Escape' && !defaultPrevented && !reviewing) open(undefined);
        }}
        role="presentation">
        <Bar
          {...{changing, setChanging, isPhone, setPhone, signOut}}
          togglePages={() => setSide((now) => (now === undefined ? (place ? 'field' : 'pages') : undefined))}
          review={() => setReviewing(true)}
        />
        <aside className={styles.side} aria-label={words.panel.heading}>
          {side === 'field' && place ? (
            <>
              <button type="button" className={styles.back} onClick={() => open(undefined)}>
                {words.close}
              </button>
              <Panel place={place} />
            </>
          ) : (
            <PageList />
          )}
        </aside>
        <main className={styles.stage} aria-busy={!isDrawn}>
          <h1 className="srOnly">{words.pageFrame}</h1>
          <iframe
            ref={frame}
            className={styles.frame}
            data-phone={isPhone || undefined}
            title={words.pageFrame}
            src={FRAME}
            sandbox="allow-scripts allow-same-origin"
          />
        </main>
        {reviewing && <Review onClose={() => setReviewing(false)} send={send} sent={sent} />}
      </div>
    </EditorContext>
  );
}
