import {FileSystemConfigLoader, HtmlValidate, type ConfigData} from 'html-validate';
import rules from '../html-validate.json';
import {fileOf, ROUTES} from './routes';
import {expect, fileTest} from './test';

fileTest('Every page is valid HTML', async () => {
  const validator = new HtmlValidate(new FileSystemConfigLoader(rules as unknown as ConfigData));
  for (const route of [...ROUTES, '/404']) {
    const {results} = await validator.validateFile(fileOf(route));
    for (const {line, message} of results.flatMap(({messages}) => messages))
      expect.soft(message, `${route}: line ${line} of its HTML: ${message}. Show this to a developer.`).toBe('');
  }
});
