import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {serveSearch} from '../../../src/plugins/search';
import {serveStatic, staticFiles} from '../../../src/plugins/handler';
import {folder, put} from './built-folder';

describe('Files of static/', () => {
  it('are published only if they are pictures or PDF files in their folders', () => {
    put('static/img/home/yard.jpg', 'static/files/profile.pdf', 'static/img/.DS_Store', 'static/_worker.js');
    put('static/files/a.js', 'static/files/a.js!page', 'static/_redirects', 'static/functions/a.jpg', 'secret/x.jpg');
    symlinkSync(join(folder, 'secret/x.jpg'), join(folder, 'static/img/link.jpg'));
    symlinkSync(join(folder, 'secret'), join(folder, 'static/img/linked'));
    expect([...staticFiles(folder).keys()].sort()).toEqual(['/files/profile.pdf', '/img/home/yard.jpg']);
  });

  it('are empty when the folder itself is a symbolic link', () => {
    put('secret/img/x.jpg');
    symlinkSync(join(folder, 'secret'), join(folder, 'static'));
    expect([...staticFiles(folder)]).toEqual([]);
  });
});

it('Under npm start, only the exact addresses of static files and the search index are served', async () => {
  put('static/files/profile.pdf', 'package.json', 'build/secret.json');
  put('build/search-index.json', 'build/search-index-2.json', 'build/search-index-2x.json');
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  expect(await serveStatic('/files/profile.pdf')).toMatchObject({type: 'application/pdf'});
  for (const url of ['/files/../files/profile.pdf', '/files/../../package.json', '/package.json', '/files/'])
    expect([url, await serveStatic(url)]).toEqual([url, undefined]);
  for (const url of ['/search-index.json', '/search-index-2.json'])
    expect(await serveSearch(url)).toMatchObject({type: 'application/json'});
  for (const url of ['/secret.json', '/search-index-2x.json', '/search-index-3.json'])
    expect([url, await serveSearch(url)]).toEqual([url, undefined]);
});
