import type {Root, RootContent} from 'mdast';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {fromRoot} from '../../node/project-files';
import {deployment} from '../../node/deployment';
import {treeToBuild} from '../../node/publishable';
import {COMPONENTS} from '../../site/page-types';
import {pageTypeOf} from '../../cms/parse';
import {encodeBody} from '../../cms/source-map/content';
import {dataModule, earlierFileOf} from '../content/data-files';
import {assertUpstream} from '../assert-upstream';
import pageRequests, {isForHtml} from './page-requests';
import {buildLayout} from '../../cms/markdown/layout';
import {siteDefinition} from '../../site/site-definition';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

const program = (statement: Program['body'][number]) => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]} satisfies Program,
});
const identifier = (name: string) => ({type: 'Identifier', name}) as const;
const literal = (value: string) => ({type: 'Literal', value, raw: `'${value}'`}) as const;

const importDefault = (name: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${name} from '${source}'`,
  data: program({
    type: 'ImportDeclaration',
    attributes: [],
    source: literal(source),
    specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(name)}],
  }),
});

const reexportDefault = (name: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `export {default as ${name}} from '${source}'`,
  data: program({
    type: 'ExportNamedDeclaration',
    attributes: [],
    declaration: null,
    source: literal(source),
    specifiers: [{type: 'ExportSpecifier', local: identifier('default'), exported: identifier(name)}],
  }),
});

/** @returns the attribute `name={page.field}`, which reads a field of the page's data. */
const pageField = (name: string, field: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `page.${field}`,
    data: program({
      type: 'ExpressionStatement',
      expression: {
        type: 'MemberExpression',
        object: identifier('page'),
        property: identifier(field),
        computed: false,
        optional: false,
      },
    }),
  },
});

interface Options {
  treeOf?: typeof treeToBuild;
  encodesRefs?: boolean;
}

/**
 * The remark plugin that lays out a page (`layOut`) and imports each block by its name, so that its code is only in the
 * pages that use it. The page exports its data as `page`, and a block in the banner as `BannerPart`. The plugin
 * replaces remark's own parser: see `treeToBuild`.
 * @param treeOf returns the checked body of a page; tests of this plugin may pass an unchecked one
 * @param encodesRefs whether the HTML, but not the scripts, marks which field each text comes from, as on a preview
 */
export function remarkPage(this: Processor, {treeOf = treeToBuild, encodesRefs = false}: Options = {}) {
  const empty = new WeakSet<Root>();
  this.parser = (): Root => {
    const root: Root = {type: 'root', children: []};
    empty.add(root);
    return root;
  };
  return async (root: Root, file: VFile): Promise<void> => {
    assertUpstream(empty.has(root), 'lets a remark plugin replace the parser', 'mdx/page-requests.ts');
    const path = fromRoot(file.path);
    const tree = await treeOf(path, String(file));
    if (encodesRefs && isForHtml(file)) encodeBody(tree, earlierFileOf(path) ?? path);
    const {frame} = pageTypeOf(siteDefinition, earlierFileOf(path) ?? path);
    const entriesOf = (field: string) => [pageField('entries', field)];
    const {body, used, bannerPart} = buildLayout(tree, siteDefinition.blocks, entriesOf, frame);
    const page = dataModule(path);
    root.children = [
      ...[...used].map((name) =>
        importDefault(name, `@site/src/${COMPONENTS.has(name) ? 'components' : 'ui'}/${name}`),
      ),
      importDefault('page', page),
      reexportDefault('page', page),
      ...(bannerPart === undefined ? [] : [reexportDefault('BannerPart', `@site/src/components/${bannerPart}`)]),
      ...body,
    ] as RootContent[];
  };
}

/** What the loaders of all pages have in common. On a preview the HTML says which field each text comes from. */
export const pageOptions = () => ({
  admonitions: false,
  beforeDefaultRemarkPlugins: [[remarkPage, {encodesRefs: deployment().kind === 'preview'}] satisfies MDXPlugin],
  remarkPlugins: [pageRequests],
});
