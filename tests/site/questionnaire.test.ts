import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {attribute, BuiltPage, elementsIn, type Element} from '../../src/plugins/output/page';
import {BUYERS, CERTIFICATIONS, QUESTIONNAIRE, type Asked} from './questionnaire';
import {expect, fileTest} from './test';

const MOST_CLICKS = 2;

const wordsOf = (element: Element): string =>
  element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? wordsOf(child) : ''))
    .join(' ');

/** What the main part of a built page says, with where its links lead. */
function mainOf(address: string): {text: string; links: string[]} | undefined {
  const file = join('build', `${address}.html`);
  if (!existsSync(file)) return undefined;
  const [main] = new BuiltPage(address, readFileSync(file, 'utf8')).elements('main');
  if (!main) return undefined;
  const links = elementsIn(main).flatMap((element) =>
    element.tagName === 'a' ? (attribute(element, 'href') ?? []) : [],
  );
  return {text: [wordsOf(main), ...links].join(' ').replace(/\s+/g, ' '), links};
}

/** @returns how many clicks lead from a page to another by the links in the main parts; nothing where they are too many. */
function clicks(from: string, to: string): number | undefined {
  let reached = new Set([from]);
  for (let count = 0; count <= MOST_CLICKS; count += 1) {
    if (reached.has(to)) return count;
    const next = [...reached].flatMap((address) => mainOf(address)?.links ?? []);
    reached = new Set(next.map((link) => link.replace(/[?#].*/, '')));
  }
  return undefined;
}

const isKnown = ({says}: Asked) => says.some((words) => words !== undefined);

const isAnswered = ({from, at, says}: Asked) => {
  const text = mainOf(at)?.text ?? '';
  return clicks(from, at) !== undefined && says.every((words) => words === undefined || text.includes(String(words)));
};

const questions = (all: readonly Asked[]) => all.map(({question}) => question);

fileTest('What the content knows of the questions of a prequalification is found within two clicks', () => {
  expect(questions(QUESTIONNAIRE.filter((one) => isKnown(one) && !isAnswered(one)))).toEqual([]);
});

fileTest('The page of certificates leads to the page for buyers', () => {
  expect(clicks(CERTIFICATIONS, BUYERS)).toBe(1);
});
