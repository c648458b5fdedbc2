import {join} from 'node:path';
import {overridesIn, tableOf} from '../../src/commands/upgrade-rehearsal/table';
import {ROOT} from '../project';

const AS_IT_IS = {newer: {}, weight: 100_000, seconds: 7};
const overrides = () => overridesIn(join(ROOT, 'src/plugins/docusaurus'));

describe('The table of a rehearsal', () => {
  it('names each override with what it does and what would end it', () => {
    expect(overrides().length).toBeGreaterThan(10);
    for (const {file, what, upstream} of overrides())
      expect([file, what.length > 20, upstream.length > 20]).toEqual([file, true, true]);
  });

  it('says of each override whether what it holds on to is still there, and of each build what it weighs', () => {
    const failure = 'Error: Docusaurus no longer keeps a list; see src/plugins/docusaurus/page-files.ts.';
    const lines = tableOf(overrides(), [
      AS_IT_IS,
      {newer: {react: '20.0.0'}, weight: 129_000, seconds: 8},
      {newer: {'@rspack/core': '3.0.0'}, seconds: 2, failure},
    ]).split('\n');
    const line = (begin: string) => lines.find((one) => one.startsWith(`| ${begin}`));
    expect(line('react 20')).toBe('| react 20.0.0 | builds | 129.0 kB (+29.0) | 8 s | pass |');
    expect(line('@rspack')).toMatch(/ stops: Error: Docusaurus no longer keeps a list; .* \| – \| 2 s \| pass \|$/);
    expect(line('`page-files.ts`')).toMatch(/^\| `page-files\.ts` \| stays \| stays \| gone: look at it \| /);
    expect(line('`chunks.ts`')).toMatch(/^\| `chunks\.ts` \| stays \| stays \| not reached \| /);
  });
});
