import {PROJECTS, type Slip, type Upload} from './slip';

/** Slips with files themselves: their letters, their names, their places. */
export const FILE_SLIPS: Slip[] = [
  {
    slip: 'empties a page',
    file: PROJECTS,
    is: '',
    says: ['pages/projects.mdx:1 The file is empty. Write the page, or delete the file.'],
  },
  {
    slip: 'deletes the page of search results',
    file: 'pages/search.mdx',
    says: ['pages/search.mdx:1 This page is needed: the search box leads to it. Bring it back from the history.'],
  },
  {
    slip: 'deletes the page that confirms a form',
    file: 'pages/thank-you.mdx',
    says: [
      'pages/thank-you.mdx:1 This page is needed: forms lead to it where a browser runs no scripts. Bring it back from the history.',
    ],
  },
  {
    slip: 'saves a page as Latin-1',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Côte d’Ivoire',
    saved: 'latin1',
    says: [
      'pages/projects.mdx:16 The word "Côte" is saved in an old encoding (Latin-1), and visitors would see it garbled. Save the file again as UTF-8.',
    ],
    mended: 'title: Côte d’Ivoire',
  },
  {
    slip: 'saves a page as UTF-16',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project two',
    saved: 'utf16',
    says: ['pages/projects.mdx:1 The file is saved as UTF-16. Save the file again as UTF-8.'],
    mended: 'title: Project two',
  },
  {
    slip: 'loses a letter',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Pr\uFFFDject beta',
    says: ['pages/projects.mdx:16 The word "Pr\uFFFDject" has lost a letter. Type the word again.'],
  },
  {
    slip: 'garbles an apostrophe',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: The client’s project',
    saved: 'twice',
    says: [
      'pages/projects.mdx:16 The word "clientâ\u0080\u0099s" is garbled by a wrong encoding. Type the word again.',
    ],
  },
  {
    slip: 'pastes an invisible character',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project\u0000 beta',
    says: ['pages/projects.mdx:16 The line holds an invisible character. Type the line again.'],
    mended: 'title: Project beta',
  },
];

export const UPLOADS: Upload[] = [
  {
    slip: 'names a page with spaces and capitals',
    upload: 'pages/Our Yard.mdx',
    says: [
      'pages/Our Yard.mdx:1 The name "Our Yard" may hold only small letters, digits and hyphens. Rename it to our-yard.',
    ],
  },
  {
    slip: 'names a page .md',
    upload: 'pages/yard.md',
    says: ['pages/yard.md:1 A page ends in .mdx. Rename the file to yard.mdx.'],
  },
  {
    slip: 'names a page .MDX',
    upload: 'pages/yard.MDX',
    says: ['pages/yard.MDX:1 A page ends in .mdx. Rename the file to yard.mdx.'],
  },
  {
    slip: 'names a folder with capitals',
    upload: 'pages/About/yard.mdx',
    says: [
      'pages/About/yard.mdx:1 The name "About" may hold only small letters, digits and hyphens. Rename it to about.',
    ],
  },
  {
    slip: 'begins the name of a page with an underline',
    upload: 'pages/_yard.mdx',
    says: ['pages/_yard.mdx:1 The name "_yard" may hold only small letters, digits and hyphens. Rename it to yard.'],
  },
  {
    slip: 'writes a page for an address that exists',
    upload: 'pages/projects/index.mdx',
    says: ['pages/projects.mdx:1 pages/projects/index.mdx has the same address. Keep one of the two.'],
  },
  {
    slip: 'writes the page of unknown addresses',
    upload: 'pages/404.mdx',
    says: ['pages/404.mdx:1 This page is written in pages/_site.yml, under notFound. Delete the file.'],
  },
  {
    slip: 'writes a page for the address of an opening',
    upload: 'pages/careers/analyst.mdx',
    says: [
      'pages/careers/analyst.mdx:1 The opening at pages/careers.mdx:14 has the address of this page. Rename the file, or delete it.',
    ],
  },
  {
    slip: 'puts a service into a folder',
    upload: 'pages/services/valves/ball.mdx',
    says: [
      'pages/services/valves/ball.mdx:1 A service is one file in pages/services, named like its address. Move or rename the file.',
      'pages/services/valves/ball.mdx:2 sidebar_position is missing. Add a line such as "sidebar_position: 1".',
      'pages/services/valves/ball.mdx:2 service is missing. Add it: The card of this service on other pages.',
    ],
  },
  {
    slip: 'puts a photo beside the pages',
    upload: 'pages/yard.jpg',
    says: ['pages/yard.jpg:1 A .jpg file is no page. Move it to static/img, or delete it.'],
  },
  {
    slip: 'puts a document beside the pages',
    upload: 'pages/yard.docx',
    says: ['pages/yard.docx:1 A .docx file is no page. Move it to static/files, or delete it.'],
  },
  {
    slip: 'uploads a photo with spaces and capitals',
    upload: 'static/img/Our Yard.JPG',
    says: [
      'static/img/Our Yard.JPG:1 The name "Our Yard" may hold only small letters, digits and hyphens. Rename it to our-yard.',
    ],
  },
  {
    slip: 'uploads a photo with a capital ending',
    upload: 'static/img/yard.JPG',
    says: [
      'static/img/yard.JPG:1 The name "yard.JPG" may hold only small letters, digits and hyphens. Rename it to yard.jpg.',
    ],
  },
  {
    slip: 'uploads a photo to no folder',
    upload: 'static/yard.jpg',
    says: ['static/yard.jpg:1 Files lie in static/img or static/files. Move it there, or delete it.'],
  },
  {
    slip: 'uploads a Word document',
    upload: 'static/files/profile.docx',
    says: ['static/files/profile.docx:1 static/files holds PDF files. Export the file as one of them, or delete it.'],
  },
  {
    slip: 'uploads a HEIC photo',
    upload: 'static/img/yard.heic',
    says: [
      'static/img/yard.heic:1 static/img holds photos and drawings (JPEG, PNG or SVG). Export the file as one of them, or delete it.',
    ],
  },
  {
    slip: 'uploads a drawing with a script',
    upload: 'static/img/script.svg',
    says: ['static/img/script.svg:1 The drawing holds a script. Save it again as a plain SVG, or use a PNG.'],
  },
  {
    slip: 'uploads a photo that no page names',
    upload: 'static/img/yard.jpg',
    says: ['static/img/yard.jpg:1 No page names this file. Name it as /img/yard.jpg where it belongs, or delete it.'],
  },
];
