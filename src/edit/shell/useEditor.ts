import {createContext, useContext} from 'react';
import {menuName} from '../../shared/breadcrumbs';
import {addressOf, SITE_FILE} from '../../content/paths';
import type {Site} from '../../content/kinds/site';
import type {Connection} from '../github';
import type {Place} from '../model/places';
import {words} from '../words';
import type {Work} from './useWork';

/** What every piece of the editor may ask and do. */
export interface Editor extends Work {
  connection: Connection;
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
  const address = addressOf(file);
  const data: unknown = sourceOf(file)?.parsed?.data;
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : undefined;
  const inMenu = site && menuName(site.navigation, address);
  return inMenu ?? (typeof title === 'string' && title !== '' ? title : address);
}

/** @returns the name of a field as a person would say it: `callToAction` is "Call to action". */
export function spoken(key: string): string {
  const name = key.replace(/_/g, ' ').replace(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
