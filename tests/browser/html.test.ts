import {readdirSync, readFileSync} from 'node:fs';
import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import rules from '../html-validate.json';
import {expect, fileTest} from './test';

const pages = () => readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'));

/** The elements whose content a parser reads otherwise with scripts than without, or in SVG than outside of it. */
const AMBIGUOUS = /<(?:noscript|noembed|noframes|xmp|plaintext|math|annotation-xml|foreignobject)\b[^>]*>/i;

/** A preview reads the pages without scripts and writes them again, as mutation XSS needs. */
fileTest('No page has an element that means something else after a preview has written it again', () => {
  const ofVisitors = pages().filter((file) => !file.startsWith('edit'));
  for (const file of ofVisitors) expect.soft(readFileSync(`build/${file}`, 'utf8'), file).not.toMatch(AMBIGUOUS);
});

fileTest('Every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader(rules as unknown as ConfigData));
  for (const file of pages()) {
    const {results} = await validator.validateFile(`build/${file}`);
    for (const {line, message} of results.flatMap(({messages}) => messages))
      expect.soft(message, `/${file}, line ${line}: ${message}. Show this to a developer.`).toBe('');
  }
});
