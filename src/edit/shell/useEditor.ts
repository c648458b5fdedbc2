import {createContext, useContext} from 'react';
import {menuName} from '../../shared/breadcrumbs';
import {addressOf, isPage, SITE_FILE, STATIC_FOLDER} from '../../content/read';
import type {Site} from '../../content/kinds';
import type {Connection, Sent} from '../github';
import {standing, type Place} from '../model/places';
import {stepName} from './Field/names';
import {words} from '../words';
import type {Work} from './useWork';

/** What every piece of the editor may ask and do. */
export interface Editor extends Work {
  connection: Connection;
  /** What was sent last and is not published yet. */
  sent?: Sent;
  /** What could not be done, in case a new sign-in mends it. */
  onTrouble: (error: unknown) => void;
  /** The address of the page on screen. */
  page: string;
  show: (page: string) => void;
  /** What is open at the side. */
  place?: Place;
  open: (place: Place | undefined) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A piece of the editor stands outside it.');
  return editor;
}

/** @returns how people call the page of a file: by its word in the menu, else by its title. */
export function pageNameOf(file: string, {site, sourceOf}: {site?: Site; sourceOf: Work['sourceOf']}): string {
  if (file === SITE_FILE) return words.pages.site;
  if (!isPage(file)) return file.slice(STATIC_FOLDER.length);
  const address = addressOf(file);
  const data: unknown = sourceOf(file)?.parsed?.data;
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  const inMenu = site && menuName(site.navigation, address);
  return inMenu ?? (typeof title === 'string' && title !== '' ? title : address);
}

/** @returns a place as people would say it: `Clients, heading`. */
export function placeName({file, path = [], line}: Place, pages: Parameters<typeof pageNameOf>[1]): string {
  const data: unknown = pages.sourceOf(file)?.parsed?.data;
  const way = standing(data, path);
  const steps = way.map((_key, index) => stepName(data, way.slice(0, index + 1)));
  const [first, last] = [steps.find((_name, index) => typeof way[index] === 'number'), steps.at(-1)];
  const names = line === undefined ? [first, last] : [words.panel.body];
  return [...new Set([pageNameOf(file, pages), ...names])].filter((name) => name !== undefined).join(', ');
}
