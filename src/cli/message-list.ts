/** Lists the messages of all code, so that a person can read them as a whole after a change. */
import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import ts from 'typescript';
import {entriesBelow, withSlashes} from '../node/disk';

/** The families of messages, by the folders of their code. A file belongs to the first family that has its folder. */
const FAMILIES: readonly [name: string, folders: readonly string[]][] = [
  ['Linter', ['src/cms/', 'src/site/']],
  ['Editor', ['src/editor/messages/']],
  ['Preview', ['src/plugins/preview/']],
  ['Build', ['src/plugins/', 'src/node/']],
  ['Command line', ['src/cli/']],
];

const INTRODUCTION = `All messages of the linter, the editor, previews, the build and the command line, by the file that has them.
{…} is a value. A message that begins with a small letter continues a sentence. Read the list as a whole after a
change of messages. The command "npm run guide" writes it, so do not edit it by hand. Descriptions of fields are in
fields.md; labels are in pages/_site.yml.
`;

/** Folders whose texts imitate another service, or appear only in a test of the published site. */
const NOT_LISTED = /^src\/cli\/(?:(?:emulators|smoke|visual-diff)\/|message-list)/;
/** Descriptions and examples of fields, which .github/fields.md lists. */
const FIELD_DESCRIPTIONS = /^src\/site\/(page-types\/|blocks\.ts)/;
/** What a rule's file has besides messages; rules.md lists it. */
const OF_RULES: readonly string[] = ['docs', 'examples'];
/** Words that prose has and lists of names have not. */
const PROSE =
  /(?:^|[^\w-])(a|an|and|as|at|be|by|can|cannot|for|from|has|have|in|is|it|must|no|not|of|on|only|or|that|the|this|to|with|without|you|your)(?:[^\w-]|$)/i;
const NO_PROSE = /^(https?:|\s|[.#@/[(*:]|<[!a-zA-Z]|npm |import \{|export \{|input:)|[{}]\n|^[\w-]+=/;

/** @returns the message that an expression gives, with `{…}` for each value; undefined when it is no text */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({literal}) => `{…}${literal.text}`)].join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '{…}'}${right ?? '{…}'}`;
}

const isMessage = (text: string): boolean => text.includes(' ') && PROSE.test(text) && !NO_PROSE.test(text);

/** @returns whether a text is code, such as a part of a type or a list of names that is split */
const isCode = ({parent}: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isJsxAttribute(parent) ||
  (ts.isPropertyAccessExpression(parent) && ['split', 'trim'].includes(parent.name.text));

/** @returns whether a text of a schema is a message, not the description of a field */
function isSchemaMessage(node: ts.Node): boolean {
  const parent = ts.isConditionalExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name))
    return ['error', 'message', 'help'].includes(parent.name.text);
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'reportIssue') return true;
  return (
    ts.isNewExpression(parent) ||
    (ts.isVariableDeclaration(parent) && /^[A-Z_]+$|message|help/.test(parent.name.getText()))
  );
}

function messagesIn(root: string, file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const messages: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && OF_RULES.includes(node.name.getText())) return;
    const text = textOf(node);
    if (text === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
    if (text === undefined) return;
    if (isMessage(text) && !isCode(node) && (!FIELD_DESCRIPTIONS.test(file) || isSchemaMessage(node)))
      messages.push(text);
  };
  visit(source);
  return [...new Set(messages)];
}

const familyOf = (file: string): string | undefined =>
  FAMILIES.find(([, folders]) => folders.some((folder) => file.startsWith(folder)))?.[0];

/** @returns the list of all messages, by family and file */
export function renderMessages(root = '.'): string {
  const files = entriesBelow(join(root, 'src'))
    .map(({parentPath, name}) => withSlashes(relative(root, join(parentPath, name))))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !NOT_LISTED.test(file))
    .sort();
  const parts = FAMILIES.map(([family]) => {
    const lists = files
      .filter((file) => familyOf(file) === family)
      .map((file) => ({file, messages: messagesIn(root, file)}))
      .filter(({messages}) => messages.length > 0)
      .map(({file, messages}) => `${file}\n${messages.map((message) => `  ${onOneLine(message)}\n`).join('')}`);
    return `== ${family}\n\n${lists.join('\n')}`;
  });
  return [INTRODUCTION, ...parts].join('\n');
}

/** A message of a rule names its values. */
const onOneLine = (text: string): string =>
  text
    .replaceAll('\n', ' ')
    .replace(/\{\w+\*?\}/g, '{…}')
    .trim();
