/** Ordinary prose of this trade, which causes no warning. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lintWith} from '../../../src/cms/lint';
import {WARNINGS} from '../../../src/site/rules';
import {ROOT} from '../../project';
import {workInTestSite} from '../cms/site';

const site = workInTestSite();
const PAGE = 'pages/jetty.mdx';
const PROSE = readFileSync(join(ROOT, 'tests/fixture/prose.txt'), 'utf8').trim().split('\n');

test('Ordinary prose of the trade, and lists and quotations that are meant, cause no warning', async () => {
  const meant = ['> We were on site in two days.', '- One entry', 'Steps:\n\n- Draw\n- Build', '+ Draw\n+ Build'];
  const text = `${site.read(PAGE)}\n${[...PROSE, ...meant, '> A line\n> 5 years later'].join('\n\n')}\n`;
  const content = await site.inMemory.contentWith(new Map([[PAGE, text]]));
  const found = lintWith(WARNINGS, content, '2026-11-30').filter(({file}) => file === PAGE);
  expect(PROSE.length).toBeGreaterThanOrEqual(200);
  expect(found.map(({message}) => message)).toEqual([]);
});
