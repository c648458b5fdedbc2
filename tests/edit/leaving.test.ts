import {leavingPaths} from '../../src/edit/model/leaving';

const BEFORE =
  'logo: /img/clients/a.svg\nimage: /img/projects/b.jpg\nfile: /files/c.pdf\n\n![d](/img/d.png) /img/brand/logo.svg\n';

test.each([
  ['all of them with the whole page', [], ['/img/clients/a.svg', '/img/projects/b.jpg', '/files/c.pdf', '/img/d.png']],
  ['none that the page still names', [BEFORE], []],
  ['none that another page names', ['see /files/c.pdf', BEFORE.replace('/img/d.png', '/img/e.png')], ['/img/d.png']],
])('With what is taken away leave the files that nothing else names: %s', (_which, now, leaving) => {
  expect(leavingPaths(BEFORE, now)).toEqual(leaving);
});
