import {PROJECTS, type Slip, type Upload} from './slip';

/** Slips with files themselves: their letters, their names, their places. */
export const FILE_SLIPS: Slip[] = [
  {
    slip: 'empties a page',
    file: PROJECTS,
    is: '',
    says: ['The file is empty. Write the page, or delete the file.'],
  },
  {
    slip: 'deletes the page of search results',
    file: 'pages/search.mdx',
    says: ['This page is needed: the search box leads to it. Bring it back from the history.'],
  },
  {
    slip: 'deletes the page that confirms a form',
    file: 'pages/thank-you.mdx',
    says: ['This page is needed: forms lead to it where a browser runs no scripts. Bring it back from the history.'],
  },
  {
    slip: 'saves a page as Latin-1',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Côte d’Ivoire',
    saved: 'latin1',
    says: [
      'The word "Côte" is saved in an old encoding (Latin-1), and visitors would see it garbled. Save the file again as UTF-8.',
    ],
    mended: 'title: Côte d’Ivoire',
  },
  {
    slip: 'saves a page as UTF-16',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project two',
    saved: 'utf16',
    says: [{file: 'pages/projects.mdx', says: 'The file is saved as UTF-16. Save the file again as UTF-8.'}],
    mended: 'title: Project two',
  },
  {
    slip: 'loses a letter',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Pr\uFFFDject beta',
    says: ['The word "Pr\uFFFDject" has lost a letter. Type the word again.'],
  },
  {
    slip: 'garbles an apostrophe',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: The client’s project',
    saved: 'twice',
    says: ['The word "clientâ\u0080\u0099s" is garbled by a wrong encoding. Type the word again.'],
  },
  {
    slip: 'pastes an invisible character',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project\u0000 beta',
    says: ['Behind "Project" stands a character that one cannot see (control character). Remove it.'],
    mended: 'title: Project beta',
  },
];

export const UPLOADS: Upload[] = [
  {
    slip: 'names a page with spaces and capitals',
    upload: 'pages/Our Yard.mdx',
    says: ['The name "Our Yard" may hold only small letters, digits and hyphens. Rename it to our-yard.'],
  },
  {
    slip: 'names a page .md',
    upload: 'pages/yard.md',
    says: ['A page ends in .mdx. Rename the file to yard.mdx.'],
  },
  {
    slip: 'names a page with capitals and a space, and .MDX',
    upload: 'pages/Our Yard.MDX',
    says: ['A page ends in .mdx. Rename the file to our-yard.mdx.'],
  },
  {
    slip: 'names a page .MDX',
    upload: 'pages/yard.MDX',
    says: ['A page ends in .mdx. Rename the file to yard.mdx.'],
  },
  {
    slip: 'names a folder with capitals',
    upload: 'pages/About/yard.mdx',
    says: ['The name "About" may hold only small letters, digits and hyphens. Rename it to about.'],
  },
  {
    slip: 'begins the name of a page with an underline',
    upload: 'pages/_yard.mdx',
    says: ['The name "_yard" may hold only small letters, digits and hyphens. Rename it to yard.'],
  },
  {
    slip: 'writes a page for an address that exists',
    upload: 'pages/projects/index.mdx',
    says: [{file: 'pages/projects.mdx', says: 'pages/projects/index.mdx has the same address. Keep one of the two.'}],
  },
  {
    slip: 'writes the page of unknown addresses',
    upload: 'pages/404.mdx',
    says: ['This page is written in pages/_site.yml, under notFound. Delete the file.'],
  },
  {
    slip: 'writes a page for the address of an opening',
    upload: 'pages/careers/analyst.mdx',
    says: [
      'The opening at pages/careers.mdx:«- id: analyst» has the address of this page. Rename the file, or delete it.',
    ],
  },
  {
    slip: 'puts a service into a folder',
    upload: 'pages/services/valves/ball.mdx',
    says: ['A service is one file in pages/services, named like its address. Move or rename the file.'],
  },
  {
    slip: 'puts a photo beside the pages',
    upload: 'pages/yard.jpg',
    says: ['A .jpg file is no page. Move it to static/img, or delete it.'],
  },
  {
    slip: 'puts a document beside the pages',
    upload: 'pages/yard.docx',
    says: ['A .docx file is no page. Move it to static/files, or delete it.'],
  },
  {
    slip: 'uploads a photo with spaces and capitals',
    upload: 'static/img/Our Yard.JPG',
    says: ['The name "Our Yard" may hold only small letters, digits and hyphens. Rename it to our-yard.'],
  },
  {
    slip: 'uploads a photo with a capital ending',
    upload: 'static/img/yard.JPG',
    says: ['The name "yard.JPG" may hold only small letters, digits and hyphens. Rename it to yard.jpg.'],
  },
  {
    slip: 'uploads a photo to no folder',
    upload: 'static/yard.jpg',
    says: ['Files lie in static/img or static/files. Move it there, or delete it.'],
  },
  {
    slip: 'uploads a Word document',
    upload: 'static/files/profile.docx',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a HEIC photo',
    upload: 'static/img/yard.heic',
    says: ['static/img holds photos and drawings (JPEG, PNG or SVG). Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a drawing with a script',
    upload: 'static/img/script.svg',
    says: ['The drawing holds a script. Save it again as a plain SVG, or use a PNG.'],
  },
  {
    slip: 'uploads a photo that no page names',
    upload: 'static/img/yard.jpg',
    says: ['No page names this file. Name it as /img/yard.jpg where it belongs, or delete it.'],
  },
  {
    slip: 'saves a page as text',
    upload: 'pages/yard.mdx.txt',
    says: ['A page ends in .mdx, and this file in .txt. Rename the file to yard.mdx.'],
  },
  {
    slip: 'saves a page without an ending',
    upload: 'pages/yard',
    says: ['The file has no ending; a page ends in .mdx. Rename it to yard.mdx if it is a page, or delete it.'],
  },
  {
    slip: 'adds the file of a side menu',
    upload: 'pages/services/_category_.json',
    says: ['The side menu is made from the pages themselves, without this file. Delete it.'],
  },
  {
    slip: 'writes the page of unknown addresses into a folder',
    upload: 'pages/404/index.mdx',
    says: ['This page is written in pages/_site.yml, under notFound. Delete the file.'],
  },
  {
    slip: 'names a page with an accent as a Mac writes it',
    upload: 'pages/büro.mdx',
    says: ['The name "büro" may hold only small letters, digits and hyphens. Rename it to buro.'],
  },
  {
    slip: 'names a photo with an accent as a Mac writes it',
    upload: 'static/img/Büro.jpg',
    says: ['The name "Büro" may hold only small letters, digits and hyphens. Rename it to buro.'],
  },
  {
    slip: 'uploads a PDF under the name of one that each build sets',
    upload: 'static/files/company-profile.pdf',
    says: [
      'Each build sets the PDF of this name from the pages, so visitors never get this file. Delete it, or give it another name.',
    ],
  },
  {
    slip: 'names a file with a percent sign',
    upload: 'static/files/my%20profile.pdf',
    says: ['The name "my%20profile" may hold only small letters, digits and hyphens. Rename it to my-20profile.'],
  },
  {
    slip: 'names a file with an exclamation mark',
    upload: 'static/files/a!b.pdf',
    says: ['The name "a!b" may hold only small letters, digits and hyphens. Rename it to a-b.'],
  },
  {
    slip: 'names a file with a question mark',
    upload: 'static/files/a?b.pdf',
    says: ['The name "a?b" may hold only small letters, digits and hyphens. Rename it to a-b.'],
  },
  {
    slip: 'names a file with a number sign',
    upload: 'static/img/a#b.jpg',
    says: ['The name "a#b" may hold only small letters, digits and hyphens. Rename it to a-b.'],
  },
  {
    slip: 'uploads a script',
    upload: 'static/files/a.js',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a loader',
    upload: 'static/files/a.js!react',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a page among the files',
    upload: 'static/files/yard.mdx',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads Markdown among the files',
    upload: 'static/files/yard.md',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a file without an ending',
    upload: 'static/files/yard',
    says: ['static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a program for the server',
    upload: 'static/_worker.js',
    says: ['A host would obey this file in place of showing it. Delete it.'],
  },
  {
    slip: 'uploads redirects',
    upload: 'static/_redirects',
    says: ['A host would obey this file in place of showing it. Delete it.'],
  },
  {
    slip: 'uploads headers',
    upload: 'static/_headers',
    says: ['A host would obey this file in place of showing it. Delete it.'],
  },
  {
    slip: 'uploads a function for the server',
    upload: 'static/functions/hello.js',
    says: ['A host would obey this file in place of showing it. Delete it.'],
  },
  {
    slip: 'puts a PDF among the photos',
    upload: 'static/img/profile.pdf',
    says: ['static/img holds photos and drawings (JPEG, PNG or SVG). Export the file as one of them, or delete it.'],
  },
  {
    slip: 'names a photo with a dot in its middle',
    upload: 'static/img/yard.old.jpg',
    says: ['The name "yard.old" may hold only small letters, digits and hyphens. Rename it to yard-old.'],
  },
];
