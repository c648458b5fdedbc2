import {useState} from 'react';
import {mentionedFiles} from '../../../cms/lint';
import {readSource, STATIC_FOLDER} from '../../../cms/parse';
import {ifWritable} from '../../../cms/edit';
import {filesThen, readFile, GitHubError} from '../../github';
import {restored} from '../../state/restore';
import type {Revision, Wanted} from '../../state/history';
import {historyMessages} from '../../messages/history';
import {useEditor} from '../useEditor';
import {siteDefinition} from '../../../site/site-definition';

const encoder = new TextEncoder();
const picturesIn = (file: string, text: string) => [
  ...mentionedFiles([readSource(siteDefinition, file, encoder.encode(text))]),
];

/**
 * Restores earlier content of a page into the draft, with its pictures.
 * @param file the current file of the page
 * @returns a function that restores and returns whether it succeeded, and the reason for a failure
 */
export function useRestore(file: string) {
  const {texts, sizes, base, connection, put, onError} = useEditor();
  const [refused, setRefused] = useState<string>();
  const restore = async (
    {version: {commit}, text: then}: Revision,
    {path, isOrder, photo}: Wanted,
  ): Promise<boolean> => {
    const now = texts.get(file);
    const text = now === undefined ? then : ifWritable(() => restored({file, text: now}, then, path, isOrder));
    if (text === undefined || (text === now && photo === undefined)) {
      setRefused(historyMessages.refused);
      return false;
    }
    try {
      const shown = picturesIn(file, text);
      const missing = shown.filter((path) => !sizes.has(STATIC_FOLDER + path));
      const wanted = [...new Set([...(path.length === 0 ? shown : missing), ...(photo === undefined ? [] : [photo])])];
      const paths = wanted.map((path) => STATIC_FOLDER + path);
      const found = await filesThen(
        connection,
        paths.map((path) => ({commit, path})),
      );
      const pictures = await Promise.all(
        paths.map(async (path, index) => {
          const {sha} = found[index] ?? {};
          if (sha === undefined || base.files.get(path)?.sha === sha) return [];
          return [[path, await readFile(connection, {sha})] as const];
        }),
      );
      put([[file, text], ...pictures.flat()]);
      return true;
    } catch (error) {
      onError(error);
      if (!(error instanceof GitHubError)) throw error;
      setRefused(error.message);
      return false;
    }
  };
  return {restore, refused};
}
