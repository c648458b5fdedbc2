import {readdirSync} from 'node:fs';
import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import rules from '../html-validate.json';
import {expect, fileTest} from './test';

fileTest('Every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader(rules as unknown as ConfigData));
  for (const file of readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.html'),
  )) {
    const {results} = await validator.validateFile(`build/${file}`);
    for (const {line, message} of results.flatMap(({messages}) => messages))
      expect.soft(message, `/${file}, line ${line}: ${message}. Show this to a developer.`).toBe('');
  }
});
