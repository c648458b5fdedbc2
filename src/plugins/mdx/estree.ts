import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

const esm = (value: string, statement: Program['body'][number]): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value,
  data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]}},
});

/** @returns `import name from 'source'` as a node of the page. */
export const importDefault = (name: string, source: string): MdxjsEsm =>
  esm(`import ${name} from '${source}'`, {
    type: 'ImportDeclaration',
    attributes: [],
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
  });

/** @returns `export {default as name} from 'source'` as a node of the page. */
export const reexportDefault = (name: string, source: string): MdxjsEsm =>
  esm(`export {default as ${name}} from '${source}'`, {
    type: 'ExportNamedDeclaration',
    attributes: [],
    declaration: null,
    source: {type: 'Literal', value: source, raw: `'${source}'`},
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: {type: 'Identifier', name: 'default'},
        exported: {type: 'Identifier', name},
      },
    ],
  });

/** @returns the attribute `name={page.field}` of an element, whose value is a field of the page's data. */
export const pageField = (name: string, field: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `page.${field}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              object: {type: 'Identifier', name: 'page'},
              property: {type: 'Identifier', name: field},
              computed: false,
              optional: false,
            },
          },
        ],
      },
    },
  },
});
