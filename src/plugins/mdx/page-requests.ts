/**
 * What: keeps links and pictures of a page from Docusaurus's own transformers; src/plugins/mdx has replaced them all.
 * Why: Docusaurus turns them into requests to the bundler, and a request such as `a.js!page` runs the named file.
 * Upstream: an option of @docusaurus/mdx-loader that leaves links and pictures alone.
 */
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {assertUpstream} from '../assert-upstream';

/** The imports that src/plugins/mdx adds to a page. The bundler must get no other request from a page. */
const OWN_REQUEST =
  /^@site\/src\/(?:components|ui)\/[A-Za-z]+$|^@generated\/(?:content\/default|preview\/default\/before)\/page[\w.-]*\.json$/;

const FILE = 'mdx/page-requests.ts';

/**
 * A remark plugin that runs after those of Docusaurus and checks the tree before it becomes code. It removes the table
 * of contents that Docusaurus adds to every page, because no page of this site shows it.
 */
export default function pageRequests() {
  return (tree: Root, file: VFile): void => {
    tree.children = tree.children.filter((node) => !isTableOfContents(node));
    visit(tree, (node) => {
      const found = findCode(node);
      const does = `leaves the body of a page unchanged: ${file.path} now contains ${found}`;
      assertUpstream(found === undefined, does, FILE);
    });
  };
}

/**
 * What: detects for which of its two compilers the page loader runs a remark plugin: for the HTML, or for the scripts.
 * Why: on a preview the HTML marks which field each text comes from; the scripts have plain text.
 * Upstream: remark plugins for one of the two compilers, or documentation of `data.compilerName`.
 */
export function isForHtml({data: {compilerName}}: VFile): boolean {
  const isKnown = compilerName === 'server' || compilerName === 'client';
  assertUpstream(isKnown, 'tells a remark plugin for which compiler a page is', FILE);
  return compilerName === 'server';
}

function findCode(node: Nodes): string | undefined {
  switch (node.type) {
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
    case 'definition':
      return `a Markdown ${node.type}`;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `the code {${node.value}}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.every((attribute) => 'name' in attribute && isPlainValue(attribute.value))
        ? undefined
        : `code in an attribute of <${node.name ?? ''}>`;
    case 'mdxjsEsm':
      return node.data?.estree?.body.every(isAllowed) ? undefined : 'a foreign import or export';
    default:
      return undefined;
  }
}

/**
 * @returns whether a value is text or a field of the page's own data, such as `page.values`, the only expression that
 * src/plugins/mdx writes.
 */
function isPlainValue(value: MdxJsxAttribute['value']): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const [statement, ...others] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return false;
  const {expression} = statement;
  return (
    expression.type === 'MemberExpression' &&
    !expression.computed &&
    expression.object.type === 'Identifier' &&
    expression.object.name === 'page' &&
    expression.property.type === 'Identifier'
  );
}

type Statement = NonNullable<NonNullable<Extract<Nodes, {type: 'mdxjsEsm'}>['data']>['estree']>['body'][number];

function isAllowed(statement: Statement): boolean {
  const source = 'source' in statement ? statement.source?.value : undefined;
  return typeof source === 'string' && OWN_REQUEST.test(source);
}

function isTableOfContents(node: Nodes): boolean {
  const [statement] = (node.type === 'mdxjsEsm' ? node.data?.estree?.body : undefined) ?? [];
  if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return false;
  return statement.declaration.declarations.every(({id}) => id.type === 'Identifier' && id.name === 'toc');
}
