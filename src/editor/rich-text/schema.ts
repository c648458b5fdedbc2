/** What the text of a page may contain. Everything else is `raw`: its Markdown, letter for letter. */
import {Schema, type Mark, type Node, type NodeSpec} from 'prosemirror-model';
import {tableNodes} from 'prosemirror-tables';
import {safeAddress} from './links';

const BLOCKS = '(paragraph | heading | bullet_list | ordered_list | quote | table | photo | block | rule | raw)';

export const HEADING_LEVELS = [2, 3, 4] as const;

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  content: 'list_item+',
  attrs: {loose: {default: false}, start: {default: 1}},
  parseDOM: [{tag, getAttrs: (dom) => ({start: Number(dom.getAttribute('start')) || 1})}],
  toDOM: ({attrs}) => [tag, attrs.start === 1 ? {} : {start: attrs.start as number}, 0],
});

const cells = tableNodes({
  tableGroup: '',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (dom) => dom.getAttribute('align'),
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs['data-align'] = value;
      },
    },
  },
});

export const schema = new Schema({
  nodes: {
    doc: {content: `${BLOCKS}+`},
    paragraph: {content: 'inline*', parseDOM: [{tag: 'p'}], toDOM: () => ['p', 0]},
    /** `## Short name | Heading`; the short name is a field above the heading. */
    heading: {
      content: 'inline*',
      attrs: {level: {default: 2}, short: {default: ''}},
      defining: true,
      parseDOM: HEADING_LEVELS.map((level) => ({
        tag: `h${level}`,
        getAttrs: (dom: HTMLElement) => ({level, short: dom.dataset.short ?? ''}),
      })),
      toDOM: (node) => [`h${levelOf(node)}`, shortNameOf(node) === '' ? {} : {'data-short': shortNameOf(node)}, 0],
    },
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      defining: true,
      parseDOM: [{tag: 'li'}],
      toDOM: () => ['li', 0],
    },
    quote: {
      content: '(paragraph | bullet_list | ordered_list)+',
      defining: true,
      parseDOM: [{tag: 'blockquote'}],
      toDOM: () => ['blockquote', 0],
    },
    ...cells,
    photo: {
      atom: true,
      draggable: true,
      attrs: {src: {}, alt: {default: ''}, caption: {default: ''}},
      // Only our own clipboard brings photos back.
      parseDOM: [
        {
          tag: 'figure[data-photo]',
          getAttrs: ({dataset}) => ({
            src: dataset.photo ?? '',
            alt: dataset.alt ?? '',
            caption: dataset.caption ?? '',
          }),
        },
      ],
      toDOM: (node) => {
        const {src, alt, caption} = photoOf(node);
        return ['figure', {'data-photo': src, 'data-alt': alt, 'data-caption': caption}];
      },
    },
    block: {
      atom: true,
      draggable: true,
      attrs: {name: {}},
      parseDOM: [
        {
          tag: 'section[data-block]',
          getAttrs: ({dataset: {block = ''}}) => (/^[A-Z]\w*$/.test(block) ? {name: block} : false),
        },
      ],
      toDOM: (node) => ['section', {'data-block': blockNameOf(node)}],
    },
    rule: {atom: true, parseDOM: [{tag: 'hr'}], toDOM: () => ['hr']},
    /** Markdown that cannot be shown as text. */
    raw: {
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{tag: 'pre[data-raw]', preserveWhitespace: 'full'}],
      toDOM: () => ['pre', {'data-raw': ''}, 0],
    },
    text: {group: 'inline'},
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{tag: 'br'}],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  // In the order of nesting: a link contains bold words, not the other way round.
  marks: {
    link: {
      attrs: {href: {}, title: {default: null}},
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = safeAddress(dom.getAttribute('href') ?? '');
            return href === undefined ? false : {href, title: dom.getAttribute('title')};
          },
        },
      ],
      toDOM: (mark) => {
        const {href, title} = linkOf(mark);
        return ['a', {href, ...(title !== null && {title}), rel: 'noopener'}, 0];
      },
    },
    strong: {parseDOM: [{tag: 'strong'}, {tag: 'b'}], toDOM: () => ['strong', 0]},
    em: {parseDOM: [{tag: 'em'}, {tag: 'i'}], toDOM: () => ['em', 0]},
    del: {parseDOM: [{tag: 'del'}, {tag: 's'}], toDOM: () => ['del', 0]},
    code: {excludes: '_', parseDOM: [{tag: 'code'}], toDOM: () => ['code', 0]},
  },
});

export const {nodes, marks} = schema;

export const levelOf = ({attrs}: Node): number => attrs.level as number;
export const shortNameOf = ({attrs}: Node): string => (attrs.short as string | undefined) ?? '';
export const blockNameOf = ({attrs}: Node): string => attrs.name as string;
export const photoOf = ({attrs}: Node) => attrs as {src: string; alt: string; caption: string};
export const linkOf = ({attrs}: Mark) => attrs as {href: string; title: string | null};
/** Whether the entries of a list are separated by empty lines, and its first number. */
export const listAttributes = ({attrs}: Node) => attrs as {loose: boolean; start: number};

export const isList = ({type}: Node): boolean => type === nodes.bullet_list || type === nodes.ordered_list;

export const paragraphOf = (content?: Parameters<typeof nodes.paragraph.create>[1]): Node =>
  nodes.paragraph.create(null, content);

/** A text without characters is not allowed. */
export const textNodes = (text: string, of: readonly Mark[] = []): Node[] =>
  text === '' ? [] : [schema.text(text, of)];
