import {useLayoutEffect, useRef, type ReactNode} from 'react';
import type {Connection, OnError} from '../../github';
import type {DraftStore} from '../../state/draft-store';
import {lazyComponent} from '../../loading/lazy-with-retry';
import {messages} from '../../messages';
import Boundary from '../Boundary';
import PageList from '../PageList';
import type {Send} from '../SubmitDialog';
import {EditorContext, type Editor as EditorValue} from '../hooks/useEditor';
import type {ProposalsState as Proposals} from '../hooks/useProposals';
import type {PreviewFrame} from '../hooks/useFrame';
import type {EditablePages} from '../hooks/useDraft';
import Bar from './Bar';
import styles from './styles.module.css';
import {useEditorNavigation, useNext, useUndo} from './useEditorNavigation';
import {useFocusAfterRemoval} from '../hooks/useFocusAfterRemoval';
import {useTyping} from './useTyping';

interface Props {
  work: EditablePages;
  take: DraftStore['step'];
  frame: PreviewFrame;
  connection: Connection;
  send: Send;
  page: string;
  setPage: (page: string) => void;
  onError: OnError;
  /** Checks the status of the proposal before changes are sent to it. */
  beforeSending: () => void;
  /** Takes the draft from the tab that has it. */
  takeOver: () => void;
  /** The time at which the draft was stored, while it is as it was then. */
  keptAt?: Date;
  signOut: () => void;
  waiting: Proposals;
  children?: ReactNode;
}

/** Loads when somebody wants to send, with the code that compares texts. */
const SubmitDialog = lazyComponent(async () => (await import('../SubmitDialog')).default);
const Panel = lazyComponent(async () => (await import('../Panel')).default);
const RevisionView = lazyComponent(async () => (await import('../History')).RevisionView);
const MissingFields = lazyComponent(async () => (await import('../Diagnostics')).MissingFields);
const DraftElsewhere = lazyComponent(async () => (await import('../DraftElsewhere')).default);

/** The editor: the list of pages or the open field at the side, and the rendered page beside it. */
export default function Editor(props: Props): ReactNode {
  const {work, take, frame, send, beforeSending, children} = props;
  const {page: chosen, setPage, waiting, connection, onError} = props;
  const navigation = useEditorNavigation({work, frame, chosen, setPage});
  const {view, dispatch, page, lookBack, missing, pointAt} = navigation;
  const [typing, setTyping] = useTyping();
  const open: EditorValue['open'] = (ref, focus) => {
    setTyping(undefined);
    navigation.open(ref, focus);
  };
  const isElsewhere = work.phase.is === 'following';
  const steps = useUndo(work, navigation, take);
  const editor: EditorValue = {
    ...{...work, connection, onError, conversation: waiting.said, openPullRequests: waiting},
    ...{page, show: setPage, contentRef: view.opened, open, pointAt, lookBack},
    ...{typing, setTyping, isTried: view.isTried, ...steps},
  };
  return (
    <EditorContext value={editor}>
      <div
        className={styles.editor}
        data-side={isElsewhere ? 'pages' : view.side}
        data-phone={view.isPhone || undefined}
        data-waiting={missing.length > 0 || undefined}
        onKeyDown={({key, defaultPrevented, target}) => {
          // In a dialog, the key only closes the dialog.
          const isInDialog = target instanceof Element && target.closest('dialog') !== null;
          if (key === 'Escape' && !defaultPrevented && !isInDialog) open(undefined);
        }}
        role="presentation">
        <Bar
          {...{view, dispatch}}
          {...steps}
          {...useNext(work, navigation, waiting)}
          comments={waiting.comments.length}
          taken={view.undone?.draft === work.draft ? view.undone.text : noteOf(navigation)}
          review={() => {
            dispatch({type: 'setSending', isSending: true});
            beforeSending();
          }}
        />
        <Side {...props} navigation={navigation} />
        {missing.length > 0 && (
          <main>
            <h1 className="srOnly">{messages.pageFrame}</h1>
            <MissingFields diagnostics={missing} />
          </main>
        )}
        {view.isSending && !isElsewhere && (
          <SubmitDialog onClose={() => dispatch({type: 'setSending', isSending: false})} send={send} />
        )}
        {children}
      </div>
    </EditorContext>
  );
}

/** @returns what the person must know about the page on screen */
function noteOf({isFailed, view, page}: ReturnType<typeof useEditorNavigation>): string | undefined {
  if (isFailed) return messages.fault.page;
  return view.followed?.from === page ? view.followed.text : undefined;
}

/** The side of the editor: who has the draft, an earlier version, the open field, or the list of pages. */
function Side({
  work,
  frame,
  keptAt,
  signOut,
  takeOver,
  waiting,
  navigation,
}: Props & {navigation: ReturnType<typeof useEditorNavigation>}): ReactNode {
  const {checked, failure, sizes, phase} = work;
  const {view, looked, isShown, page} = navigation;
  const {opened, side, count, focus, leadsTo, pressed} = view;
  const isOpen = opened !== undefined && sizes.has(opened.file);
  // Going from page to page keeps the list where it is.
  const content = opened === undefined ? 'pages' : opened.line === undefined ? count : opened.file;
  const aside = useRef<HTMLElement>(null);
  useFocusAfterRemoval(aside, frame.element);
  useLayoutEffect(() => {
    // New content starts at the top, and then scrolls to its field or page; a text scrolls to its cursor.
    aside.current?.scrollTo(0, 0);
  }, [content]);
  return (
    <aside ref={aside} className={styles.side} aria-label={messages.panel.heading} tabIndex={-1}>
      {phase.is === 'following' ? (
        <DraftElsewhere isRefused={phase.isRefused} takeOver={takeOver} />
      ) : looked ? (
        <RevisionView {...looked} isShown={isShown} />
      ) : side === 'field' && isOpen ? (
        <Boundary
          key={content}
          help={messages.fault.part}
          action={{label: messages.close, run: () => navigation.open(undefined)}}>
          <Panel
            contentRef={opened}
            {...{focus, pressed}}
            request={count}
            leadsTo={leadsTo === page ? undefined : leadsTo}
          />
        </Boundary>
      ) : (
        // The list appears after the first lint, which knows the order of the menu, so that no page moves later.
        (side === 'pages' || opened !== undefined) &&
        (checked ?? failure) && (
          <PageList {...{keptAt, signOut}} proposals={waiting.proposals} review={waiting.review} />
        )
      )}
    </aside>
  );
}
