import type {Image, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {BODY, bodySections, type DiffSection} from '../parse';
import type {Blocks} from '../definition/site-definition';
import {REORDERED_NOTE, type FieldChange, type ReplacedPictures, textChange, type ValueChange} from './fields';

/** The name for the text before the first heading. */
const BEFORE_FIRST_HEADING = 'text';

const SECTIONS_MOVED: ValueChange = {kind: 'note', text: 'sections reordered'};

export function sectionNames(source: string, blocks: Blocks): Map<string, string> {
  const names = new Map<string, string>();
  for (const {tag, blocks: nodes} of bodySections(source)) {
    for (const {node} of nodes) {
      if (tag === undefined || node?.type !== 'mdxJsxFlowElement' || node.name === null) continue;
      names.set(blocks[node.name]?.shows ?? node.name.toLowerCase(), tag);
    }
  }
  return names;
}

export function bodyChanges(sections: readonly DiffSection[], replaced: ReplacedPictures): FieldChange[] {
  const changes = sections.flatMap(sectionChanges);
  if (sections.some(({moved}) => moved)) {
    changes.push({place: [BEFORE_FIRST_HEADING], path: [BODY], depth: 0, what: SECTIONS_MOVED, isOrder: true});
  }
  return [...changes, ...sections.flatMap((section) => replacedPhotos(section, replaced))];
}

const nameOfSection = ({before, after}: DiffSection): string => (after ?? before)?.tag ?? BEFORE_FIRST_HEADING;

function sectionChanges(section: DiffSection): FieldChange[] {
  const [place, depth] = [[nameOfSection(section)], section.path.length];
  const changes = section.blocks
    .filter(({before, after}) => before?.key !== after?.key)
    .flatMap(({path, before, after}): FieldChange[] => {
      const [was, is] = [photoIn(before?.node), photoIn(after?.node)];
      if (was && is)
        return photoChanges(was, is).map((change) => ({
          ...change,
          path,
          depth,
          place: [...place, ...change.place],
        }));
      return [{place, path, depth, what: textChange(before?.text, after?.text)}];
    });
  if (section.blocks.some(({moved}) => moved)) {
    changes.push({place, path: section.path, depth, what: REORDERED_NOTE, isOrder: true});
  }
  return changes;
}

function photoIn(node?: RootContent): Image | undefined {
  const [photo, ...others] = node?.type === 'paragraph' ? node.children : [];
  return photo?.type === 'image' && others.length === 0 ? photo : undefined;
}

/** Reports the differences of a photo in words, because its Markdown is not readable. */
const photoChanges = (was: Image, is: Image): Pick<FieldChange, 'place' | 'what' | 'isPicture'>[] =>
  [
    {name: 'photo', before: was.url, after: is.url, isPicture: true},
    {name: 'description', before: was.alt, after: is.alt},
    {name: 'caption', before: was.title, after: is.title},
  ].flatMap(({name, before, after, isPicture}) =>
    before === after ? [] : [{place: [name], what: textChange(before ?? undefined, after ?? undefined), isPicture}],
  );

function replacedPhotos(section: DiffSection, replaced: ReplacedPictures): FieldChange[] {
  const [place, depth] = [[nameOfSection(section), 'photo'], section.path.length];
  const changes: FieldChange[] = [];
  for (const {node, path} of section.after?.blocks ?? []) {
    if (!node) continue;
    visit(node, 'image', ({url}) => {
      const what: ValueChange = {kind: 'note', text: `replaced (${url})`};
      if (replaced.has(url)) changes.push({place, path, depth, what, isPicture: true});
    });
  }
  return changes;
}
