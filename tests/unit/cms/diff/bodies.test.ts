import {bodySections} from '../../../../src/cms/parse';

const textsOf = (body: string) => bodySections(body).flatMap(({blocks}) => blocks.map(({text}) => text));

test('The text of a block is reported without the characters of Markdown’s headings, lists and tables', () => {
  expect(textsOf('| Size | Rate |\n| :-- | --- |\n| 6 inch | **100** |\n')).toEqual(['Size, Rate; 6 inch, **100**']);
  expect(textsOf('- Weld\n- Paint, twice\n\n  and dry\n')).toEqual(['Weld; Paint, twice and dry']);
  expect(textsOf('1. Weld\n2. Paint\n')).toEqual(['Weld; Paint']);
  expect(textsOf('## Safety | Everybody\n').join()).toBe('Safety | Everybody');
});
