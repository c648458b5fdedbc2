import {settleFlaws} from '../../src/content/check/settle';

const at = (line: number, text: string) => ({file: 'pages/a.mdx', line, text});

describe('A misspelt line', () => {
  const slip = {...at(3, 'It needs quotes.'), advice: 'Write title: "x: y".', replacement: 'title: "x: y"'};

  it('is told with all that is wrong with its values where quotes alone would not help', () => {
    const values = [
      {...at(3, 'One is wrong.'), advice: 'Write one.'},
      at(3, 'Two is wrong.'),
      at(4, 'Three is wrong.'),
    ];
    expect(settleFlaws([slip], values)).toEqual([
      {...slip, advice: 'One is wrong. Write one. Two is wrong.', replacement: undefined},
      values[2],
    ]);
  });

  it('keeps its advice where its values are right, and where no quotes are what it lacks', () => {
    expect(settleFlaws([slip], [at(4, 'Another line.')])[0]).toEqual(slip);
    const space = {...at(3, 'A space is missing.'), replacement: 'title: x'};
    expect(settleFlaws([space], [at(3, 'It is wrong.')])).toEqual([space, at(3, 'It is wrong.')]);
  });
});
