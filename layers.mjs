/** The allowed imports of each folder of src/, read from layers.json by ESLint and by tests/unit/layers.test.ts. */
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix, relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** @type {{folder: string, imports: string[], packages?: string}[]} the folders that may be imported, and the packages that may not */
export const LAYERS = JSON.parse(readFileSync(new URL('layers.json', import.meta.url), 'utf8'));

/** A module with the name of a folder next to it, such as src/cms/lint.ts, is an entry point of the parent folder. */
const isFolder = (path) => !existsSync(join(ROOT, `${path}.ts`));

/** @returns the layer of a file or folder: the longest folder that contains it */
export const layerOf = (path) =>
  LAYERS.filter(({folder}) => path.startsWith(`${folder}/`) || (path === folder && isFolder(path))).reduce(
    (longest, layer) => (layer.folder.length > (longest?.folder.length ?? 0) ? layer : longest),
    undefined,
  );

/** @returns why a file may not import something; undefined when it may */
export function problemOf(file, source) {
  const layer = layerOf(file);
  if (!layer) return undefined;
  if (!source.startsWith('.') && !source.startsWith('@site/')) {
    const isBanned = layer.packages !== undefined && new RegExp(layer.packages).test(source);
    return isBanned ? `${layer.folder} may not import the package ${source} (layers.json).` : undefined;
  }
  const target = source.startsWith('@site/') ? source.slice('@site/'.length) : posix.join(posix.dirname(file), source);
  const imported = layerOf(target);
  if (!imported || imported === layer || layer.imports.includes(imported.folder)) return undefined;
  return `${layer.folder} may not import ${imported.folder} (layers.json).`;
}

export const layerRule = {
  create(context) {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const check = ({source}) => {
      const message = source?.type === 'Literal' && problemOf(file, source.value);
      if (message) context.report({node: source, message});
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
