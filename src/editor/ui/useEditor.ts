import {createContext, useContext} from 'react';
import {menuName} from '../../shared/breadcrumbs';
import {valueAt, type Diagnostic} from '../../cms/lint';
import {controlAt} from '../../cms/edit';
import {addressOf, isPage, SITE_FILE, STATIC_FOLDER} from '../../cms/parse';
import type {Site} from '../../site/page-types';
import type {Connection} from '../github';
import {entryOfPage} from '../state/entry-page';
import {isAt, standing} from '../state/refs';
import type {ContentRef} from '../../cms/source-map/content-ref';
import {formatDiagnostic} from '../state/format-diagnostic';
import {stepName} from './Field/names';
import {messages} from '../messages';
import type {Revision} from '../state/history';
import type {FollowedConversation, Waiting} from './App/useProposals';
import type {EditedWork, Work} from './useDraft';

/** What every piece of the editor may ask and do. */
export interface Editor extends EditedWork {
  connection: Connection;
  /** What is said of what was sent last. */
  conversation?: FollowedConversation;
  /** The proposals that wait for review; nothing while one of them is looked at. */
  openPullRequests?: Waiting;
  /** What could not be done, in case a new sign-in fixes it. */
  onError: (error: unknown) => void;
  /** The address of the page on screen. */
  page: string;
  show: (page: string) => void;
  /** What is open at the side; its first control gets the focus where no other is named by a selector. */
  contentRef?: ContentRef;
  open: (contentRef: ContentRef | undefined, focus?: string) => void;
  /** Shows a place on the page, without opening another field. */
  pointAt: (contentRef: ContentRef) => void;
  /** Shows a file of now as it was published once, or all as it is now. */
  lookBack?: (past?: Revision, file?: string) => void;
  /** The field that is typed in. Nothing is red there before it is left. */
  typing?: ContentRef;
  setTyping: (contentRef: ContentRef | undefined) => void;
  /** Somebody has tried to send; from then on what is still empty is in the way. */
  isTried: boolean;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A piece of the editor is used outside it.');
  return editor;
}

/** @returns how people call the page of a file: by its word in the menu, else by its title. */
export function pageNameOf(file: string, {site, sourceOf}: {site?: Site; sourceOf: Work['sourceOf']}): string {
  if (file === SITE_FILE) return messages.pages.site;
  if (!isPage(file)) return file.slice(STATIC_FOLDER.length);
  const address = addressOf(file);
  const data: unknown = sourceOf(file)?.parsed?.data;
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  const inMenu = site && menuName(site.navigation, address);
  return inMenu ?? (typeof title === 'string' && title !== '' ? title : address);
}

/** @returns how people call the page at an address; a page that is made of an entry by the name of that */
export function titleAt(path: string, editor: Pick<Editor, 'texts' | 'site' | 'sourceOf'>): string {
  const file = [...editor.texts.keys()].find((item) => addressOf(item) === path);
  if (file !== undefined) return pageNameOf(file, editor);
  const sources = [...editor.texts.keys()].flatMap((item) => editor.sourceOf(item) ?? []);
  const entry = entryOfPage(path, sources);
  const data = sources.find((source) => source.file === entry?.file)?.parsed?.data;
  return entry?.path ? stepName(data, entry.path) : path;
}

/** @returns a place as people would say it: `Clients, heading`. */
export function fieldLabel({file, path = [], line}: ContentRef, pages: Parameters<typeof pageNameOf>[1]): string {
  const data: unknown = pages.sourceOf(file)?.parsed?.data;
  const way = standing(data, path);
  const ways = way.map((_key, index) => way.slice(0, index + 1));
  // An entry that is words alone is known by its list.
  const steps = ways.filter((entry) => typeof entry.at(-1) === 'string' || typeof valueAt(data, entry) === 'object');
  const [first, last] = [steps.find((step) => typeof step.at(-1) === 'number'), steps.at(-1)].map(
    (entry) => entry && stepName(data, entry),
  );
  const names = line === undefined ? [first, last] : [messages.panel.body];
  return [...new Set([pageNameOf(file, pages), ...names])].filter((name) => name !== undefined).join(', ');
}

/** @returns a finding in words for the person at the editor */
export function sentenceOf(diagnostic: Diagnostic, pages: Parameters<typeof pageNameOf>[1]): string {
  const source = pages.sourceOf(diagnostic.file);
  const known = source && diagnostic.path && controlAt(source.schema, diagnostic.path);
  return formatDiagnostic(diagnostic, known, (file) => pageNameOf(file, pages));
}

/** What the linter finds, by what it asks of a person. */
export interface Told {
  /** What is wrong. */
  wrong: Diagnostic[];
  /** What nothing was filled in for yet. */
  open: Diagnostic[];
}

/** @returns findings as they are reported at this moment: not while the field is typed in, and as in the way once one has tried */
export function problemsOf(
  diagnostics: readonly Diagnostic[],
  {typing, isTried}: Pick<Editor, 'typing' | 'isTried'>,
): Told {
  const seen = diagnostics.filter(({file, path}) => isTried || !isAt({file, path}, typing));
  const isOpen = ({isEmpty}: Diagnostic) => isEmpty === true && !isTried;
  return {wrong: seen.filter((diagnostic) => !isOpen(diagnostic)), open: seen.filter(isOpen)};
}
