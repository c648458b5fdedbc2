import logger from '@docusaurus/logger';
import {comparePage} from '../../../../src/plugins/preview/snapshots';
import {site} from '../../../browser/page-content';

const pageOf = (body: string) => `<body><div id="__docusaurus">${body}</div></body>`;
const options = {path: '/a', labels: site.preview, sentences: []};

test('A page that cannot be compared is written without highlights, and both it and the log say so', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const {page, count, message} = comparePage(pageOf('<p>Steel.</p>'), '<p>Not of Docusaurus.</p>', options);
  expect([count, message, page.querySelector('p')?.outerHTML]).toEqual([0, site.preview.notCompared, '<p>Steel.</p>']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/a'));
});

test('A compared page has its highlights, or a line that nothing looks different', () => {
  expect(comparePage(pageOf('<p>Steel.</p>'), pageOf('<p>Wood.</p>'), options)).toMatchObject({count: 1});
  expect(comparePage(pageOf('<p>Steel.</p>'), pageOf('<p>Steel.</p>'), options).message).toBe(site.preview.nothing);
});
