import {useCallback} from 'react';
import {bodyTextOf} from '../../../cms/edit';
import {DESIGN_FOLDER} from '../../../cms/lint';
import {STATIC_FOLDER} from '../../../cms/parse';
import {useEditor} from '../hooks/useEditor';

const PHOTO = /\]\((\/img\/[\w./-]+)/g;
const photosIn = (body: string): string[] => [...body.matchAll(PHOTO)].map(([, path = '']) => path);

/** @returns the photos that a change removed from a body, if no other text uses them */
export function photosNoLongerUsed(
  before: string,
  now: string,
  file: string,
  texts: ReadonlyMap<string, string>,
): string[] {
  const removed = photosIn(before).filter((path) => !now.includes(path) && !path.startsWith(DESIGN_FOLDER));
  const others = removed.length === 0 ? [] : [...texts].filter(([name]) => name !== file);
  return removed.filter((path) => !others.some(([, text]) => text.includes(path)));
}

/** @returns functions that put a photo into a text that was closed before the photo was ready */
export function useClosedText(file: string) {
  const {edit, latestTexts} = useEditor();
  return {
    /** Adds it at the end. */
    append: (path: string, bytes: Uint8Array) =>
      edit(file, {kind: 'appendToBody', text: `![](${path})`}, [[STATIC_FOLDER + path, bytes]]),
    replace: useCallback(
      (old: string, path: string, bytes: Uint8Array) => {
        const texts = latestTexts();
        const {text: before} = bodyTextOf(texts.get(file) ?? '');
        const now = before.replace(`](${old}`, () => `](${path}`);
        if (now === before) return;
        const leaving = photosNoLongerUsed(before, now, file, texts).map(
          (name) => [STATIC_FOLDER + name, undefined] as const,
        );
        edit(file, {kind: 'setBody', text: now, joins: false}, [[STATIC_FOLDER + path, bytes], ...leaving]);
      },
      [edit, file, latestTexts],
    ),
  };
}
