import type {ReportMessage} from '../../values/diagnostic';
import {isValidName, rawExtension, toValidName} from '../../values/file-names';
import {addressOf, PAGES_FOLDER, reservationOf, STATIC_FOLDER} from '../../values/paths';
import {isHostConfigInStatic} from '../../content/host-files';
import type {SiteDefinition} from '../../definition/site-definition';
import {defineRule, type Examples} from '../define-rule';

/** The file extensions that each folder of static/ may contain. */
const STATIC_FOLDERS: Record<string, {endings: string[]; what: string}> = {
  img: {endings: ['.jpg', '.jpeg', '.png', '.svg'], what: 'pictures (JPEG, PNG or SVG)'},
  files: {endings: ['.pdf'], what: 'PDF files'},
};
const PICTURE = /^\.(jpe?g|png|svg|heic|webp|gif)$/i;

export const rule = defineRule({
  id: 'file-name',
  messages: {
    link: [
      'This is a symbolic link, and symbolic links are not published.',
      'Replace it with the file itself, or delete it.',
    ],
    folder: ['The name of this folder ends in .mdx, like that of a page.', 'Rename the folder, or delete it.'],
    characters: ['The name "{name}" may contain only lowercase letters, digits and hyphens.', 'Rename it to {right*}.'],
    notAllowed: ['{reason*}', '{help*}'],
    reserved: ['The address {address*} is reserved for {owner*}.', 'Rename the file or its folder.'],
    sameAddress: ['{index*} has the same address.', 'Delete or rename one of them.'],
    otherCase: ['The file name of a page must end in .mdx.', 'Rename the file to {right*}.'],
    otherEnding: [
      'The file name of a page must end in .mdx, but this one ends in {ending*}.',
      'Rename the file to {right*}.',
    ],
    category: ['The side menu is built from the pages, so this file has no effect.', 'Delete it.'],
    noEnding: [
      'The file name has no extension. A page must end in .mdx.',
      'Rename it to {right*} if it is a page, or delete it.',
    ],
    noPage: ['A {ending*} file cannot be a page.', 'Move it to {home}, or delete it.'],
    place: ['Files must be in static/img or static/files.', 'Move it there, or delete it.'],
    format: ['static/{folder*} may contain only {what*}.', 'Export the file in one of these formats, or delete it.'],
  },
  check: {
    project: (report, {definition, files}) => {
      const names = new Set(files.flatMap(({file, kind}) => (kind === 'file' ? file : [])));
      for (const {file, kind} of files) {
        const [root = '', ...path] = file.split('/');
        if (root !== PAGES_FOLDER && root !== STATIC_FOLDER) continue;
        const found =
          kind === 'link'
            ? ({message: 'link'} as const)
            : kind === 'folder'
              ? findFolder(path)
              : root === PAGES_FOLDER
                ? findPage(definition, path, names)
                : findStatic(path);
        if (found) report({...found, at: {file, line: 1}});
      }
    },
  },
});

const findFolder = (path: readonly string[]) =>
  path.length > 0 && /\.mdx?$/i.test(path.at(-1) ?? '') ? ({message: 'folder'} as const) : undefined;

function findPage({refusedPage}: SiteDefinition, path: readonly string[], names: ReadonlySet<string>) {
  const whole = path.join('/');
  const name = path.at(-1) ?? '';
  if (whole === '_site.yml') return undefined;
  const ending = rawExtension(name);
  const stem = name.slice(0, name.length - ending.length);
  if (ending !== '.mdx') return explainNoPage(name, stem, ending);
  const wrong = wrongFolder(path.slice(0, -1));
  if (wrong) return wrong;
  if (!isValidName(stem)) return characters(name);
  const refused: ReportMessage | undefined = refusedPage?.(whole);
  if (refused) return {message: 'notAllowed', data: {reason: refused.message, help: refused.help}} as const;
  const address = addressOf(`${PAGES_FOLDER}/${whole}`);
  const owner = reservationOf(address);
  if (owner !== undefined) return {message: 'reserved', data: {address, owner}} as const;
  const index = `${PAGES_FOLDER}/${whole.slice(0, -ending.length)}/index.mdx`;
  return names.has(index) ? ({message: 'sameAddress', data: {index}} as const) : undefined;
}

function explainNoPage(name: string, stem: string, ending: string) {
  const right = toValidName(`${stem.replace(/\.mdx?$/i, '')}.mdx`);
  if (/^\.mdx?$/i.test(ending)) return {message: 'otherCase', data: {right}} as const;
  if (/\.mdx?$/i.test(stem)) return {message: 'otherEnding', data: {ending, right}} as const;
  if (/^_category_\.(json|ya?ml)$/.test(name)) return {message: 'category'} as const;
  if (ending === '') return {message: 'noEnding', data: {right}} as const;
  return {message: 'noPage', data: {ending, home: PICTURE.test(ending) ? 'static/img' : 'static/files'}} as const;
}

const characters = (name: string, right = toValidName(name)) => ({message: 'characters', data: {name, right}}) as const;

function wrongFolder(folders: readonly string[]) {
  const wrong = folders.find((segment) => !isValidName(segment));
  return wrong === undefined ? undefined : characters(wrong, toValidName(wrong.replaceAll('.', ' ')));
}

function findStatic(path: readonly string[]) {
  const [folder = '', ...inner] = path;
  const name = path.at(-1) ?? '';
  if (isHostConfigInStatic(folder, name)) return undefined;
  const kind = STATIC_FOLDERS[folder];
  if (!kind || inner.length === 0) return {message: 'place'} as const;
  const ending = rawExtension(name);
  if (!kind.endings.includes(ending.toLowerCase()))
    return {message: 'format', data: {folder, what: kind.what}} as const;
  const wrong = wrongFolder(inner.slice(0, -1));
  if (wrong) return wrong;
  const isRight = isValidName(name.slice(0, -ending.length)) && ending === ending.toLowerCase();
  return isRight ? undefined : characters(name);
}

export const docs =
  'File names have only lowercase letters, digits and hyphens. Each type of file has the right extension and folder; pages end in .mdx.';

export const examples: Examples<typeof rule> = {
  file: {
    invalid: [
      ['pages/Our Yard.mdx', 'characters', {name: 'Our Yard.mdx', right: 'our-yard.mdx'}],
      ['pages/yard.md', 'otherCase', {right: 'yard.mdx'}],
      ['pages/Our Yard.MDX', 'otherCase', {right: 'our-yard.mdx'}],
      ['pages/About/yard.mdx', 'characters', {name: 'About', right: 'about'}],
      ['pages/about.mdx', 'sameAddress', {index: 'pages/about/index.mdx'}],
      ['pages/edit.mdx', 'reserved', {address: '/edit'}],
      ['pages/404.mdx', 'notAllowed'],
      ['pages/services/valves/ball.mdx', 'notAllowed'],
      ['pages/yard.jpg', 'noPage', {ending: '.jpg', home: 'static/img'}],
      ['pages/yard.docx', 'noPage', {ending: '.docx', home: 'static/files'}],
      ['static/yard.jpg', 'place'],
      ['static/files/profile.docx', 'format', {folder: 'files', what: 'PDF files'}],
      ['static/img/yard.heic', 'format', {folder: 'img', what: 'pictures (JPEG, PNG or SVG)'}],
      ['pages/yard.mdx.txt', 'otherEnding', {ending: '.txt', right: 'yard.mdx'}],
      ['pages/yard', 'noEnding', {right: 'yard.mdx'}],
      ['pages/services/_category_.json', 'category'],
    ],
  },
};
