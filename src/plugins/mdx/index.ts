import type {Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {treeToBuild} from '../../content/read/body';
import {headingIds} from '../../content/read/headings';
import {addressOf, fromRoot} from '../../content/paths';
import {PARTS} from '../../content/parts';
import {dataFile} from '../content';
import {alarm} from '../docusaurus/alarm';
import {importDefault, reexportDefault} from './estree';
import {replaceLinks} from './links';
import {groupSections, partOf, type Build} from './sections';

/**
 * The remark plugin that turns plain Markdown into the site's layout: `## Tag | Heading` begins a section, a line of
 * links becomes buttons, a photo alone becomes a figure, and each part is imported by its name, so that its code
 * lands only in the pages that use it. The page's data comes along as the export `page`, a part that stands in the
 * banner as the export `BannerPart`. It reads a page in place of remark's own parser: see `treeToBuild`.
 * @throws FlawError when a page holds code or an unknown part; `npm run check` tells the same sentences first
 */
export default function parts(this: Processor) {
  const checked = new WeakSet<Root>();
  this.parser = (source, file) => {
    const tree = treeToBuild(fromRoot(file.path), source);
    checked.add(tree);
    return tree;
  };
  return (tree: Root, file: VFile): void => {
    if (!checked.has(tree)) throw alarm('lets a remark plugin bring its own parser', 'page-requests.ts');
    for (const {heading, id} of headingIds(tree)) heading.data = {...heading.data, hProperties: {id}};
    const used = new Set<string>();
    const build: Build = (name, attributes, children) => {
      used.add(name);
      return {
        type: 'mdxJsxFlowElement',
        name,
        attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
        children: children as never[],
      };
    };
    const bannerPart = tree.children.map(partOf).find((name) => name !== undefined && PARTS[name]?.banner);
    const inBody = tree.children.filter((node) => bannerPart === undefined || partOf(node) !== bannerPart);
    const body = groupSections(inBody, build);
    if (replaceLinks({type: 'root', children: body})) used.add('TextLink');
    tree.children = [
      ...[...used].map((name) => importDefault(name, `@site/src/${name in PARTS ? 'components' : 'layout'}/${name}`)),
      reexportDefault('page', `@generated/content/default/${dataFile(addressOf(fromRoot(file.path)))}`),
      ...(bannerPart === undefined ? [] : [reexportDefault('BannerPart', `@site/src/components/${bannerPart}`)]),
      ...body,
    ] as RootContent[];
  };
}
