import type {Node} from 'prosemirror-model';
import {EditorState, TextSelection, type Command} from 'prosemirror-state';
import {insertBelow} from '../../../../src/editor/rich-text/blocks';
import {enter, linkAt, setLink, toggleHeading} from '../../../../src/editor/rich-text/commands';
import {keepForm} from '../../../../src/editor/rich-text/form';
import {toggleList} from '../../../../src/editor/rich-text/lists';
import {read} from '../../../../src/editor/rich-text/read';
import {nodes} from '../../../../src/editor/rich-text/schema';
import {write} from '../../../../src/editor/rich-text/write';

/** @returns the state of a text in which ¦ marks both ends of the selection */
function stateOf(marked: string): EditorState {
  const {doc} = read(marked);
  const ends: number[] = [];
  doc.descendants((node, position) => {
    for (const {index} of (node.text ?? '').matchAll(/¦/g)) ends.push(position + index);
  });
  const [anchor = 1, head = anchor] = ends;
  const state = EditorState.create({doc, plugins: [keepForm]});
  const {tr} = state;
  for (const at of ends.toReversed()) tr.delete(at, at + 1);
  const shift = ends.length > 1 ? 1 : 0;
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, anchor, head - shift)));
}

const bodyOf = (doc: Node): string => write(doc, read('').original).trim();

function run(marked: string, ...commands: Command[]): string {
  const after = commands.reduce((state, command) => {
    let now = state;
    command(state, (tr) => (now = state.apply(tr)));
    return now;
  }, stateOf(marked));
  return bodyOf(after.doc);
}

const bullets = toggleList(nodes.bullet_list);
const numbers = toggleList(nodes.ordered_list);

describe('The buttons for lists', () => {
  it('make an entry of each selected paragraph, and paragraphs of them again', () => {
    const text = 'Fi¦rst\n\nSecond\n\nThi¦rd\n\nNext';
    expect(run(text, bullets)).toBe('- First\n- Second\n- Third\n\nNext');
    expect(run(text, bullets, bullets)).toBe('First\n\nSecond\n\nThird\n\nNext');
  });

  it('change the kind of a list', () => expect(run('- One¦\n- Two', numbers)).toBe('1. One\n2. Two'));

  it('do not cut a sentence in two', () => expect(run('One sen¦tence.', bullets)).toBe('- One sentence.'));
});

it('The button for headings makes a heading and a paragraph again', () => {
  expect(run('Sa¦fety', toggleHeading(2))).toBe('## Safety');
  expect(run('Sa¦fety', toggleHeading(2), toggleHeading(2))).toBe('Safety');
  expect(run('## Sa¦fety', toggleHeading(3))).toBe('### Safety');
});

it('The button for headings joins the lines of a paragraph', () =>
  expect(run('Opening hou¦rs\\\nof the **office**', toggleHeading(2))).toBe('## Opening hours of the **office**'));

it('A photo that is ready late goes below the block for which it was chosen, and leaves the cursor in its words', () => {
  const photo = nodes.photo.create({src: '/img/a.jpg'});
  const chosen = stateOf('One¦\n\nTwo\n\nThree');
  const end = TextSelection.create(chosen.doc, chosen.doc.content.size - 1);
  let state = chosen.apply(chosen.tr.setSelection(end).insertText('!'));
  insertBelow(photo, chosen)(state, (tr) => (state = state.apply(tr)));
  expect(bodyOf(state.apply(state.tr.insertText('?')).doc)).toBe('One\n\n![](/img/a.jpg)\n\nTwo\n\nThree!?');
});

it.each([
  ['One¦\n\nTwo\n\nThree', 'One!\n\n![](/img/a.jpg)\n\nTwo\n\nThree?'],
  ['One\n\nTwo¦\n\nThree', 'One\n\nTwo!\n\n![](/img/a.jpg)\n\nThree?'],
  ['One\n\nTwo¦', 'One\n\nTwo!?\n\n![](/img/a.jpg)'],
  ['One¦', 'One!?\n\n![](/img/a.jpg)'],
])('A late photo goes below its block also when that was typed in: %j', (text, expected) => {
  const chosen = stateOf(text);
  const typed = chosen.apply(chosen.tr.insertText('!'));
  let state = typed.apply(typed.tr.setSelection(TextSelection.atEnd(typed.doc)));
  insertBelow(nodes.photo.create({src: '/img/a.jpg'}), chosen)(state, (tr) => (state = state.apply(tr)));
  expect(bodyOf(state.apply(state.tr.insertText('?')).doc)).toBe(expected);
});

it('Enter begins a paragraph after a heading, and an entry after an entry', () => {
  const type: Command = (state, dispatch) => {
    dispatch?.(state.tr.insertText('x'));
    return true;
  };
  expect(run('## Safety¦', enter, type)).toBe('## Safety\n\nx');
  expect(run('- One¦', enter, type)).toBe('- One\n- x');
  expect(run('- One¦', enter, enter, type)).toBe('- One\n\nx');
});

describe('The dialog of a link', () => {
  it.each([
    ['a new one for selected text', 'Read ¦our story¦ now.', 'our story', ''],
    ['the one around the cursor', 'Read [our st¦ory](/about) now.', 'our story', '/about'],
    ['the second of two equal ones', '[a](/b) and [a¦](/b)', 'a', '/b'],
    ['a link with a bold word', '[our **st¦ory**](/about)', 'our story', '/about'],
  ])('opens on %s', (_what, text, content, href) => expect(linkAt(stateOf(text))).toMatchObject({text: content, href}));

  const link =
    (change: {text?: string; href: string}): Command =>
    (state, dispatch) =>
      setLink({...linkAt(state), ...change})(state, dispatch);

  it('replaces the earlier link and keeps its title', () => {
    const text = 'Read [more¦](/about "about us") now.';
    expect(run(text, link({text: 'all', href: '/oem'}))).toBe('Read [all](/oem "about us") now.');
    expect(run(text, link({href: ''}))).toBe('Read more now.');
  });

  it('keeps a space between a new link and the text around it', () =>
    expect(run('See¦here.', link({text: 'the office', href: '/oem'}))).toBe('See [the office](/oem) here.'));

  it('keeps bold words in a link', () =>
    expect(run('¦our **story**¦', link({href: '/a'}))).toBe('[our **story**](/a)'));

  const leaveWords: Command = (state, dispatch) =>
    setLink({...linkAt(state), text: linkAt(state).text?.trim(), href: '/a'})(state, dispatch);

  it.each([
    ['In ¦our ¦company', 'In [our](/a) company'],
    ['In¦ our **big** ¦company', 'In [our **big**](/a) company'],
    ['We ¦weld.\n\n## Our **yard**\n\nWe ¦haul.', 'We [weld.](/a)\n\n## [Our **yard**](/a)\n\n[We](/a) haul.'],
  ])('leaves the words and spaces of “%s” as they are', (text, linked) => expect(run(text, leaveWords)).toBe(linked));
});

it('A bar in a heading ends its short name', () => {
  const {doc} = read('## Safety');
  const state = EditorState.create({doc, plugins: [keepForm]});
  const after = state.apply(state.tr.insertText(' | Everybody', doc.content.size - 1));
  expect(after.doc.firstChild?.attrs).toMatchObject({short: 'Safety'});
  expect(after.doc.textContent).toBe('Everybody');
});
