import type {Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {fromRoot} from '../../content/host/project-files';
import {treeToBuild} from '../../content/host/tree-to-build';
import {headingIds} from '../../content/read/headings';
import {PARTS} from '../../content/parts';
import {dataModule} from '../content/data-files';
import {alarm} from '../docusaurus/alarm';
import {importDefault, pageField, reexportDefault} from './estree';
import {replaceLinks} from './links';
import {partOf, type Build} from './blocks';
import {groupSections} from './sections';
import {stamp} from './stamp';
import {keepUnbroken} from './unbroken';

interface Options {
  treeOf?: typeof treeToBuild;
  placesOf?: (file: string, source: string) => string[];
}

/**
 * The remark plugin that turns plain Markdown into the site's layout: `## Tag | Heading` begins a section, a line of
 * links becomes buttons, a photo alone becomes a figure, and each part is imported by its name, so that its code
 * lands only in the pages that use it. The page's data comes along as the export `page`, a part that stands in the
 * banner as the export `BannerPart`. It reads a page in place of remark's own parser: see `treeToBuild`.
 * @param treeOf gives the checked body of a page; tests of the way itself give one that was not checked
 * @param placesOf names the blocks of a body in their order, where the page shall carry these names
 * @throws FlawError when a page holds code or an unknown part; `npm run check` tells the same sentences first
 */
export default function parts(this: Processor, {treeOf = treeToBuild, placesOf}: Options = {}) {
  const empty = new WeakSet<Root>();
  this.parser = (): Root => {
    const root: Root = {type: 'root', children: []};
    empty.add(root);
    return root;
  };
  return async (root: Root, file: VFile): Promise<void> => {
    if (!empty.has(root)) throw alarm('lets a remark plugin bring its own parser', 'page-requests.ts');
    const tree = await treeOf(fromRoot(file.path), String(file));
    for (const {heading, id} of headingIds(tree)) heading.data = {...heading.data, hProperties: {id}};
    stamp(tree.children, placesOf?.(fromRoot(file.path), String(file)) ?? []);
    const used = new Set<string>();
    const build: Build = (name, attributes, children) => {
      // A part that is a row of the table of parts: a shape of the layout with the entries of one field.
      const {as: shape, shows} = PARTS[name] ?? {};
      const entries = shape && shows ? [pageField('entries', shows)] : [];
      used.add(shape ?? name);
      return {
        type: 'mdxJsxFlowElement',
        name: shape ?? name,
        attributes: [
          ...Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute' as const, name: key, value})),
          ...entries,
        ],
        children: children as never[],
      };
    };
    const bannerPart = tree.children.map(partOf).find((name) => name !== undefined && PARTS[name]?.banner);
    const inBody = tree.children.filter((node) => bannerPart === undefined || partOf(node) !== bannerPart);
    const body = groupSections(inBody, build);
    keepUnbroken(body);
    if (replaceLinks({type: 'root', children: body})) used.add('TextLink');
    const page = dataModule(fromRoot(file.path));
    root.children = [
      ...[...used].map((name) => importDefault(name, `@site/src/${name in PARTS ? 'components' : 'layout'}/${name}`)),
      importDefault('page', page),
      reexportDefault('page', page),
      ...(bannerPart === undefined ? [] : [reexportDefault('BannerPart', `@site/src/components/${bannerPart}`)]),
      ...body,
    ] as RootContent[];
  };
}
