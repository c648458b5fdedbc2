import {FOCUSABLE, selectable} from '../../src/commands/pictures/selectors';

describe('The elements that a rule can ever concern', () => {
  it.each([
    ['.card_aaaa:hover::before', '.card_aaaa'],
    ['.card_aaaa > :focus-within', '.card_aaaa > *'],
    [':where(.card_aaaa)::after', ':where(.card_aaaa)'],
    ['::selection', '*'],
    ['.a::before > .b', '.a > .b'],
    [':hover', '*'],
    [':hover + :active', '* + *'],
    ['.a:hover:active', '.a'],
    ['.a:has(> :hover)', '.a:has(> *)'],
    [':is(:hover, .open) .b', ':is(*, .open) .b'],
    ['.a:focus-visible .b', `.a${FOCUSABLE} .b`],
    ['.a:is(.b:focus, .c)', `.a:is(.b${FOCUSABLE}, .c)`],
    ['.a:focus-visible-ring', '.a:focus-visible-ring'],
    ['[title=":hover"]', '[title=":hover"]'],
    ['@font-face', 'body'],
  ])('are, for %s, %s', (selector, elements) => {
    expect(selectable(selector)).toBe(elements);
  });

  it.each([
    ['a:not(:hover)', 'a'],
    [':not(:hover)', '*'],
    ['.a > :not(:focus-visible)', '.a > *'],
    ['.a:not(:hover, .b)', '.a:not( .b)'],
    ['.a:not(.b, .c:hover)', '.a:not(.b)'],
    ['.a:not(:has(:focus-within)) .b', '.a .b'],
    ['.a:not(:is(.b, :hover))', '.a'],
    ['.a:is(:not(:active), .b)', '.a:is(*, .b)'],
    ['.a:not(.b)', '.a:not(.b)'],
  ])('are, for %s, those at other moments too: %s', (selector, elements) => {
    expect(selectable(selector)).toBe(elements);
  });
});
