import * as z from 'zod';
import {longDate} from '../../shared/days';
import {fillPlaces} from '../../shared/fill-places';
import {field, sentences, text} from '../fields';
import {defineKind, type TestedBuild} from './kind';
import {inner} from './shared';

const KB = 1000;
const SHORT_HASH = 7;

const Fact = (name: string, value: string, description: string) =>
  field(
    z.strictObject({name: text('The name of it.', name, 40), value: text('Its words with their places.', value, 200)}),
    description,
  );

const statementWords = field(
  z.strictObject({
    none: sentences('Said while no run is kept.', 'No run of the tests is kept with this version.'),
    same: sentences('Said where this is what was tested.', 'This is the version that was tested.'),
    other: sentences('Said where it is not.', 'This is another version than the one that was tested.'),
    tested: Fact('Tested', '{day}, commit {commit}', 'When, and at which commit.'),
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
  'The words around what the last run of the tests found. The figures come from the run alone.',
);

type Words = z.infer<typeof statementWords>;

/** The page on which visitors read how the site was tested. */
export const statement = defineKind({
  name: 'statement',
  files: ['about/this-site.mdx'],
  schema: z.strictObject({...inner, statementWords}),
  parts: {Statement: 'shows what the last run of the tests found'},
  show: ({statementWords: words, ...data}, {tested}) => ({...data, statement: statementOf(words, tested)}),
});

interface Statement {
  line: string;
  facts: {name: string; value: string}[];
}

function statementOf(words: Words, tested?: TestedBuild): Statement {
  if (!tested) return {line: words.none, facts: []};
  const {commit, day, passed, skipped, browsers, accessibility, html, code, home, speed} = tested.run;
  const fact = ({name, value}: Words['tests'], places: Record<string, string | number>) => ({
    name,
    value: fillPlaces(value, places),
  });
  return {
    line: tested.isThis ? words.same : words.other,
    facts: [
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
    ],
  };
}

const kilobytes = (bytes: number): number => Math.round(bytes / KB);
