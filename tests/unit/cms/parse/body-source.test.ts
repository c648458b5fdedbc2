import {BodySource} from '../../../../src/cms/parse/body-source';

test('A character at the end of a line is reported and fixed on that line, not on the next', () => {
  const reported = (from: number, instead: string) => new BodySource(['Rates *', 'apply.']).locate(from, 7, instead);
  expect(reported(6, '\\*')).toMatchObject({line: 1, fix: 'Rates \\*'});
  // A missing character at the end of a line is reported on that line.
  expect(reported(7, '*')).toMatchObject({line: 1, fix: 'Rates **'});
});
