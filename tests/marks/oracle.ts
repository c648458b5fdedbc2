/** A second opinion of what is marked: it compares two pages by what a reader meets, and knows nothing of the model. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Site} from '../../src/content/kinds/site';
import {
  hasClass,
  isElement,
  itemsOf,
  mark,
  rootOf,
  textOf,
  textWithout,
  tidy,
  words,
  type Element,
  type Item,
  type Leave,
} from './items';

const isFlag: Leave = (node) => hasClass(node, 'preview-flag');
const {preview} = parse(readFileSync('pages/_site.yml', 'utf8')) as Site;
const beginning = (name: keyof Site['preview']) => preview[name].split('{', 1)[0] ?? '';
/** Whether a text holds the words of one of these marks, as far as their first place. */
const tells = (text: string, ...names: (keyof Site['preview'])[]) =>
  names.some((name) => text.includes(beginning(name)));
const isLabel: Leave = (node) =>
  hasClass(node, 'srOnly') && [`${preview.inserted}: `, `${preview.deleted}: `].includes(textOf(node));
const tellsOfMove = (node: Element) => tells(flagOf(node), 'movedHere', 'movedAway', 'movedFrom');

const NOT_NOW: Leave = (node) =>
  isFlag(node) ||
  isLabel(node) ||
  node.tagName === 'del' ||
  hasClass(node, 'preview-before') ||
  mark(node) === 'removed';
const flagOf = (node: Element): string => {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (isFlag(child)) return textOf(child);
    const found = flagOf(child);
    if (found !== '') return found;
  }
  return '';
};
const isMovedHere = (node: Element) => mark(node) === 'moved' && flagOf(node).startsWith(preview.movedHere);
const NOT_BEFORE: Leave = (node) =>
  isFlag(node) ||
  isLabel(node) ||
  node.tagName === 'ins' ||
  hasClass(node, 'preview-now') ||
  mark(node) === 'added' ||
  // What moved is there once: where it stands now.
  (mark(node) === 'removed' && flagOf(node).startsWith(preview.movedAway));
const isMoved: Leave = (node) => mark(node) === 'moved';

/** @returns what stands in the first list and not in the second, each as often as it does */
function without(all: string[], others: string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

export interface Opinion {
  /** What differs and is not marked. */
  unmarked: string[];
  /** What is marked and does not differ. */
  wrong: string[];
  /** How many marks there are. */
  marks: number;
}

/** @returns what is wrong with the marks of a page */
export function secondOpinion(before: string, now: string, marked: string): Opinion {
  const none: Leave = () => false;
  const [was, is, page] = [rootOf(before), rootOf(now), rootOf(marked)];
  const all: Element[] = [];
  const collect = (node: Element) => {
    all.push(node);
    node.childNodes.filter(isElement).forEach(collect);
  };
  collect(page);
  const marks = all.filter((node) => mark(node) !== undefined);
  const [itemsWas, itemsIs] = [itemsOf(was, none), itemsOf(is, none)];
  const unmarked: string[] = [];
  const wrong: string[] = [];

  // The page without what is gone is the page now.
  const accepted = words(itemsOf(page, NOT_NOW));
  const wordsIs = words(itemsIs);
  unmarked.push(...without(wordsIs, accepted).map((text) => `lost now: ${text}`));
  wrong.push(...without(accepted, wordsIs).map((text) => `too much now: ${text}`));
  if (unmarked.length + wrong.length === 0 && accepted.join('\n') !== wordsIs.join('\n'))
    wrong.push('another order now');

  // The page without what is new is the page before.
  const rejected = words(itemsOf(page, NOT_BEFORE));
  const wordsWas = words(itemsWas);
  unmarked.push(...without(rejected, wordsWas).map((text) => `new and not marked: ${text}`));
  unmarked.push(...without(wordsWas, rejected).map((text) => `gone and not marked: ${text}`));
  if (unmarked.length === 0 && !marks.some(isMoved) && rejected.join('\n') !== wordsWas.join('\n'))
    unmarked.push('an order that is not marked');

  // What a reader meets besides the words.
  const seen = (items: Item[]) => items.filter(({kind}) => kind === 'seen').map(({text}) => text);
  const inPage = itemsOf(page, NOT_NOW).filter(({kind}) => kind === 'seen');
  const flags = all.filter(isFlag).map(textOf);
  const isTold = ({text, above}: Item) => {
    const value = text.slice(text.indexOf(' ') + 1);
    const [own] = above;
    return (
      (text.startsWith('set ') &&
        marks.some((one) => mark(one) === 'words' && above.slice(0, 4).some((node) => isInside(one, node)))) ||
      above.some((node) => ['added', 'picture'].includes(mark(node) ?? '') || isMovedHere(node)) ||
      (text.startsWith('icon') && above.slice(0, 4).some((node) => flagOf(node) !== '')) ||
      flags.some((flag) =>
        value !== '' && !text.startsWith('icon') && !text.startsWith('required')
          ? flag.includes(value)
          : tells(flag, 'icon', 'required', 'alt', 'called', 'tip', 'hint', 'value'),
      ) ||
      (own !== undefined &&
        /^(?:href (?:tel|mailto):|datetime)/.test(text) &&
        all.some(
          (node) =>
            above.includes(node) &&
            textOf(node) !== '' &&
            marks.some((one) => mark(one) === 'words' && isInside(one, own)),
        ))
    );
  };
  for (const text of without(seen(itemsIs), seen(itemsWas))) {
    const holders = inPage.filter((item) => item.text === text);
    if (!holders.some(isTold)) unmarked.push(`not told: ${text}`);
  }
  const different = [...without(seen(itemsIs), seen(itemsWas)), ...without(seen(itemsWas), seen(itemsIs))];
  const told = marks.filter(
    (node) => mark(node) === 'other' && !tells(textOf(node), 'look', 'drawing', 'choices', 'called'),
  );
  if (told.length > different.length) wrong.push(`${told.length} flags for ${different.length} differences`);

  // What is marked differs.
  for (const node of marks.filter((one) => mark(one) === 'words')) {
    if (tidy(textWithout(node, NOT_NOW)) === tidy(textWithout(node, NOT_BEFORE)))
      wrong.push(`the same words: ${textOf(node)}`);
  }
  const whole = (kind: string, leave: Leave) =>
    marks
      .filter((node) => mark(node) === kind && !tellsOfMove(node))
      .map((node) => tidy(textWithout(node, leave)))
      .filter((text) => text !== '');
  const [added, removed] = [whole('added', isFlag), whole('removed', isFlag)];
  for (const text of added) if (removed.includes(text)) wrong.push(`a move told as two: ${text}`);
  const blocks = (kind: string) =>
    marks.filter((node) => mark(node) === kind && !tellsOfMove(node)).map((node) => words(itemsOf(node, isFlag)));
  const size = (texts: string[]) => texts.join('').length;
  for (const is of blocks('added')) {
    for (const was of blocks('removed')) {
      const same = size(is) - size(without(is, was));
      if (same > Math.min(size(is), size(was)) / 2) wrong.push(`an edit told as two: ${is.join(' ')}`);
    }
  }
  const isSame = wordsIs.join('\n') === wordsWas.join('\n') && seen(itemsIs).join('\n') === seen(itemsWas).join('\n');
  if (isSame && marks.some((node) => !tells(textOf(node), 'look', 'drawing')))
    wrong.push('marks on a page that is the same');
  const inOrder = marks.filter((node) => isMoved(node) && !isMovedHere(node));
  if (
    inOrder.length > 0 &&
    wordsIs.join('\n') === wordsWas.join('\n') &&
    seen(itemsIs).join('\n') === seen(itemsWas).join('\n')
  )
    wrong.push('a move where nothing moved');
  return {unmarked, wrong, marks: marks.length};
}

const isInside = (node: Element, other: Element): boolean => {
  for (let at: Element | null = node; at; at = at.parentNode && 'tagName' in at.parentNode ? at.parentNode : null)
    if (at === other) return true;
  return false;
};
