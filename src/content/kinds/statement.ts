import * as z from 'zod';
import {longDate} from '../../shared/days';
import {fillPlaces} from '../../shared/fill-places';
import {field, sentences, text} from '../fields';
import {defineKind} from './kind';
import {inner} from './shared';
import type {TestRun} from './test-run';

const KB = 1000;
const SHORT_HASH = 7;

const Fact = (name: string, value: string, description: string) =>
  field(
    z.strictObject({name: text('The name of it.', name, 40), value: text('Its words with their places.', value, 200)}),
    description,
  );

const Part = (description: string, line: string) =>
  field(
    z.strictObject({
      tag: text('The short name of the section.', 'The words', 40),
      heading: text('Its heading.', 'What each build checks', 80),
      line: sentences('What it says.', line),
    }),
    description,
  );

const statementWords = field(
  z.strictObject({
    words: Part(
      'What each build checks: a section of its own.',
      'The words: {sentences} sentences and {links} links on {pages} pages.',
    ),
    program: Part(
      'What the tests found: a section that is shown only where the program is the one that was tested.',
      'The program that makes these pages is the one that was tested.',
    ),
    tested: Fact('Tested', '{day}, version {commit}', 'When, and at which version.'),
    tests: Fact(
      'Tests',
      '{passed} passed, none failed, {skipped} could not run',
      '{passed} and {skipped} are numbers.',
    ),
    browsers: Fact('Browsers', '{browsers}', 'The browsers with their versions.'),
    accessibility: Fact(
      'Accessibility',
      '{tool}: no flaw in {looks} states of pages',
      '{tool}, and in how many {looks} it found nothing.',
    ),
    html: Fact('HTML', '{tool}: no error in {pages} pages', '{tool}, and the number of {pages}.'),
    code: Fact('Code', '{least} to {most} kB', 'The code of the lightest and of the heaviest page.'),
    home: Fact(
      'Home',
      '{first} kB in {requests} requests, {all} kB to its end',
      '{first}, {requests}, and {all} kB to its end.',
    ),
    speed: Fact('Speed', '{least} to {most} times', 'How long the largest part takes, beside plain HTML.'),
  }),
  'The words around what the check and the tests found. The figures come from them alone.',
);

type Words = z.infer<typeof statementWords>;

/** The page on which visitors read how the site was tested. */
export const statement = defineKind({
  name: 'statement',
  files: ['about/this-site.mdx'],
  schema: z.strictObject({...inner, statementWords}),
  parts: {Statement: 'shows what the check of these words found, and the last run of the tests'},
  show: ({statementWords: words, ...data}, {tested, counts}) => ({
    ...data,
    statement: {
      words: {...words.words, line: fillPlaces(words.words.line, {...counts()})},
      ...(tested?.isThis && {program: {...words.program, facts: factsOf(words, tested.run)}}),
    },
  }),
});

function factsOf(words: Words, run: TestRun): {name: string; value: string}[] {
  const {commit, day, passed, skipped, browsers, accessibility, html, code, home, speed} = run;
  const fact = ({name, value}: Words['tests'], places: Record<string, string | number>) => ({
    name,
    value: fillPlaces(value, places),
  });
  return [
    fact(words.tested, {day: longDate(day), commit: commit.slice(0, SHORT_HASH)}),
    fact(words.tests, {passed, skipped}),
    fact(words.browsers, {
      browsers: Object.entries(browsers)
        .map((pair) => pair.join(' '))
        .join(', '),
    }),
    fact(words.accessibility, accessibility),
    fact(words.html, html),
    fact(words.code, {least: kilobytes(code.least), most: kilobytes(code.most)}),
    fact(words.home, {first: kilobytes(home.first), requests: home.requests, all: kilobytes(home.all)}),
    ...(speed ? [fact(words.speed, {least: speed.least, most: speed.most})] : []),
  ];
}

const kilobytes = (bytes: number): number => Math.round(bytes / KB);
