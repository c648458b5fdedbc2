import {screen} from '@testing-library/react';
import Statement from '../../src/components/Statement';
import type {TestRun} from '../../src/content/kinds/test-run';
import {statement} from '../../src/content/kinds/statement';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const fact = (name: string, value: string) => ({name, value});
const statementWords = {
  words: {tag: 'Words', heading: 'What was read', line: '{sentences} sentences, {links} links, {pages} pages.'},
  program: {tag: 'Program', heading: 'What was found', line: 'This was tested.'},
  tested: fact('Tested on', '{day}, commit {commit}'),
  tests: fact('Tests', '{passed} passed, {skipped} could not run'),
  browsers: fact('Browsers', '{browsers}'),
  accessibility: fact('Accessibility', '{tool}: {looks}'),
  html: fact('HTML', '{tool}: {pages}'),
  code: fact('Code', '{least} to {most} kB'),
  home: fact('Home', '{first} kB in {requests}, {all} kB'),
  speed: fact('Speed', '{least} to {most} times'),
};
const run: TestRun = {
  commit: 'abcdef0123'.repeat(4),
  program: 'a'.repeat(64),
  day: '2026-11-23',
  passed: 2000,
  skipped: 3,
  browsers: {Chromium: '131.0', Firefox: '128.5'},
  accessibility: {tool: 'axe-core 4.13.0', looks: 312},
  html: {tool: 'html-validate 10.17.0', pages: 30},
  code: {least: 107_542, most: 115_290},
  home: {first: 293_394, requests: 18, all: 474_603},
};
const facts = () => screen.queryAllByRole('term').map((name) => [name.textContent, name.nextSibling?.textContent]);
const show = (tested?: {run: TestRun; isThis: boolean}) =>
  renderPart(<Statement />, pageOf(statement, {statementWords}, {tested}));

describe('The statement of what was tested', () => {
  it('shows engines and versions, accessibility and HTML results, weights, commit and date', () => {
    show({run, isThis: true});
    expect(screen.getByText(statementWords.program.line)).toBeVisible();
    expect(facts()).toEqual([
      ['Tested on', '23 November 2026, commit abcdef0'],
      ['Tests', '2000 passed, 3 could not run'],
      ['Browsers', 'Chromium 131.0, Firefox 128.5'],
      ['Accessibility', 'axe-core 4.13.0: 312'],
      ['HTML', 'html-validate 10.17.0: 30'],
      ['Code', '108 to 115 kB'],
      ['Home', '293 kB in 18, 475 kB'],
    ]);
  });

  it('shows speeds as ratios where they were measured', () => {
    show({run: {...run, speed: {least: 1.02, most: 1.31}}, isThis: true});
    expect(facts()).toContainEqual(['Speed', '1.02 to 1.31 times']);
  });

  it.each([
    ['another program was tested', {run, isThis: false}],
    ['no run is kept', undefined],
  ])('says nothing of tests where %s, and always how much of the words was checked', (_where, tested) => {
    show(tested);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', {name: 'Words: What was read'})).toBeVisible();
    expect(screen.getByText('5 sentences, 4 links, 3 pages.')).toBeVisible();
    expect(facts()).toEqual([]);
  });
});
