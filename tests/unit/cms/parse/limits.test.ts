import {bodyLimit} from '../../../../src/cms/parse/limits';

test('A line may begin at column 41, and no further to the right', () => {
  const begun = (column: number) => bodyLimit([`${' '.repeat(column - 1)}Words.`])?.message;
  expect([begun(41), begun(42)]).toEqual([undefined, 'indent']);
});
