import {createContext, useContext} from 'react';
import {valueAt, type Diagnostic} from '../../../cms/lint';
import {controlAt} from '../../../cms/edit';
import {addressOf, isPage, SITE_FILE, STATIC_FOLDER} from '../../../cms/parse';
import type {Site} from '../../../site/page-types';
import type {Connection, OnError} from '../../github';
import {uniqueMenuName} from '../../state/page-order';
import {isAt, existingPath} from '../../state/positions';
import type {ContentPosition} from '../../../cms/source-map/content-ref';
import {formatDiagnostic} from '../../state/format-diagnostic';
import {builtPictureAddress} from '../../state/pictures';
import {nameOfLastStep} from '../Field/names';
import {messages} from '../../messages';
import type {Revision} from '../../state/history';
import type {FollowedConversation} from './useConversation';
import type {ProposalsState} from './useProposals';
import type {EditablePages, LintedPages} from './useDraft';

/** The data and actions that all components of the editor share. */
export interface Editor extends EditablePages {
  connection: Connection;
  /** The comments on the proposal that was sent last. */
  conversation?: FollowedConversation;
  /** The open proposals; undefined while one of them is on screen. */
  openPullRequests?: ProposalsState;
  onError: OnError;
  /** The address of the page on screen. */
  page: string;
  show: (page: string) => void;
  /** The field or block that is open at the side. The focus goes to its first control, or to the element of a selector. */
  contentRef?: ContentPosition;
  open: (contentRef: ContentPosition | undefined, focus?: string) => void;
  /** Undoes or redoes the last step, wherever it was. */
  undo: () => void;
  redo: () => void;
  /** Shows a field or block on the page, without opening it. */
  pointAt: (contentRef: ContentPosition) => void;
  lookBack?: (past?: Revision, file?: string) => void;
  /** The field in which the person types. It shows no problems until the person leaves it. */
  typing?: ContentPosition;
  setTyping: (contentRef: ContentPosition | undefined) => void;
  /** Whether the person has tried to send. From then on, empty required fields count as errors. */
  isTried: boolean;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within Editor.');
  return editor;
}

/** @returns the name of a file's page for people: its label in the menu, otherwise its title. */
export function pageNameOf(file: string, {site, sourceOf}: {site?: Site; sourceOf: LintedPages['sourceOf']}): string {
  if (file === SITE_FILE) return messages.pages.site;
  if (!isPage(file)) return file.slice(STATIC_FOLDER.length);
  const address = addressOf(file);
  const data: unknown = sourceOf(file)?.parsed?.data;
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  const inMenu = site && uniqueMenuName(site.navigation, address);
  return inMenu ?? (typeof title === 'string' && title !== '' ? title : address);
}

/** @returns the name of the page at an address for people */
export function titleAt(path: string, editor: Pick<Editor, 'texts' | 'site' | 'sourceOf'>): string {
  const file = [...editor.texts.keys()].find((item) => addressOf(item) === path);
  return file === undefined ? path : pageNameOf(file, editor);
}

/** @returns an address at which a picture of static/ can be shown small; undefined before it is known */
export const pictureAddress = (
  path: string,
  {addressOf: addressInDraft, facts, base}: Pick<Editor, 'addressOf' | 'facts' | 'base'>,
): string | undefined => addressInDraft(path) ?? builtPictureAddress(facts, path, base.files.get(STATIC_FOLDER + path));

/** @returns the name of a field for people: `Clients, heading`. */
export function fieldLabel({file, path = [], line}: ContentPosition, pages: Parameters<typeof pageNameOf>[1]): string {
  const data: unknown = pages.sourceOf(file)?.parsed?.data;
  const resolvedPath = existingPath(data, path);
  const ways = resolvedPath.map((_key, index) => resolvedPath.slice(0, index + 1));
  // An entry that is plain text has the name of its list.
  const steps = ways.filter((entry) => typeof entry.at(-1) === 'string' || typeof valueAt(data, entry) === 'object');
  const [first, last] = [steps.find((step) => typeof step.at(-1) === 'number'), steps.at(-1)].map(
    (entry) => entry && nameOfLastStep(data, entry),
  );
  const names = line === undefined ? [first, last] : [messages.panel.body];
  return [...new Set([pageNameOf(file, pages), ...names])].filter((name) => name !== undefined).join(', ');
}

/** @returns the message of a diagnostic for the editor */
export function sentenceOf(diagnostic: Diagnostic, pages: Parameters<typeof pageNameOf>[1]): string {
  const source = pages.sourceOf(diagnostic.file);
  const fieldInfo = source && diagnostic.path && controlAt(source.schema, diagnostic.path);
  return formatDiagnostic(diagnostic, fieldInfo, (file) => pageNameOf(file, pages));
}

/**
 * @returns the errors to show now, and the fields that still have to be filled in. The field being typed in has none; after an
 * attempt to send, empty fields are errors.
 */
export function problemsOf(diagnostics: readonly Diagnostic[], {typing, isTried}: Pick<Editor, 'typing' | 'isTried'>) {
  const seen = diagnostics.filter(({file, path}) => isTried || !isAt({file, path}, typing));
  const isOpen = ({isEmpty}: Diagnostic) => isEmpty === true && !isTried;
  return {wrong: seen.filter((diagnostic) => !isOpen(diagnostic)), open: seen.filter(isOpen)};
}
