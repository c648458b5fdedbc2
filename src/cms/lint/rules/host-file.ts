import type {Project} from '../../content/join';
import type {ProjectFile} from '../../content/files';
import {HOST_PROGRAM_FOLDERS, isHostConfigAtRoot, isHostConfigInStatic} from '../../content/host-files';
import {STATIC_FOLDER} from '../../values/paths';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'host-file',
  messages: {
    programFolder: ['The web host runs the files of this folder as programs on its server.', 'Delete the folder.'],
    program: ['The web host runs the files of this folder as programs on its server.', 'Delete it.'],
    changedProgram: [
      'The web host runs the files of this folder as programs on its server.',
      'Undo your change to the file.',
    ],
    config: ['The web host would use this {kind} as configuration instead of publishing it.', 'Delete it.'],
  },
  check: {
    project: (report, {definition, files}) => {
      const names = new Set(files.flatMap(({file, kind}) => (kind === 'file' ? file : [])));
      for (const entry of files) {
        const {file, kind} = entry;
        const at = {file, line: 1};
        const [root = '', folder = '', ...inner] = file.split('/');
        if (HOST_PROGRAM_FOLDERS.includes(root)) {
          const message = findProgram(definition.programs, entry, names);
          if (message) report({message, at});
        } else if (isHostConfigAtRoot(root)) report({message: 'config', data: {kind}, at});
        else if (root === STATIC_FOLDER && kind === 'file' && isHostConfigInStatic(folder, inner.at(-1) ?? folder))
          report({message: 'config', data: {kind}, at});
      }
    },
  },
});

/** Finds a whole folder of programs that is not ours, and every foreign file in a folder that is. */
function findProgram(
  programs: Project['definition']['programs'],
  {file, kind, read}: ProjectFile,
  names: ReadonlySet<string>,
): 'programFolder' | 'program' | 'changedProgram' | undefined {
  const [root = ''] = file.split('/');
  const ours = Object.keys(programs).find((program) => program.startsWith(`${root}/`)) ?? '';
  if (file === root && (kind !== 'folder' || !names.has(ours))) return 'programFolder';
  if (!names.has(ours) || (kind === 'folder' && ours.startsWith(`${file}/`))) return undefined;
  if (file !== ours || kind !== 'file') return 'program';
  return read() === programs[file] ? undefined : 'changedProgram';
}

export const docs = 'No file configures the web host or runs on it, except for the programs of this site.';

export const examples: Examples<typeof rule> = {
  file: {
    invalid: [
      ['functions', 'programFolder'],
      ['static/_worker.js', 'config', {kind: 'file'}],
      ['static/_redirects', 'config', {kind: 'file'}],
    ],
  },
};
