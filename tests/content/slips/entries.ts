import {CAREERS, CONTACT, HOME, MANAGEMENT, PROJECTS, SERVICE, SITE, type Slip} from './slip';

/** Slips with whole entries and pages, with what is too much of them, and with values that nobody sees until it is too late. */
export const ENTRY_SLIPS: Slip[] = [
  {
    slip: 'leaves the marks of two versions in a field',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '<<<<<<< HEAD\n    title: Project beta\n=======\n    title: Project two\n>>>>>>> main',
    says: [
      'Two people changed these lines, and both versions stand here: line «    title: Project beta» and line «    title: Project two». Keep one version, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    slip: 'leaves the marks of two versions in a body',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<<<<<<< HEAD\nPlain words.\n\nMore words.\n=======\nOther words.\n>>>>>>> main',
    says: [
      'Two people changed these lines, and both versions stand here: lines «Plain words.» to «More words.» and line «Other words.». Keep one version, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    slip: 'leaves the marks of two versions with their origin',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<<<<<<< HEAD\nPlain words.\n||||||| 1a2b3c4\nWords.\n=======\nOther words.\n>>>>>>> main',
    says: [
      'Two people changed these lines, and both versions stand here: line «Plain words.» and line «Other words.». Keep one version, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    slip: 'leaves the marks of two versions of which one is empty',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<<<<<<< HEAD\nPlain words.\n=======\n>>>>>>> main',
    says: [
      'Two people changed these lines, and both versions stand here: line «Plain words.» and an empty one. Keep one version, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    slip: 'leaves the marks of two versions in the facts',
    file: SITE,
    was: 'language: English',
    is: '<<<<<<< HEAD\nlanguage: English\n=======\nlanguage: Englisch\n>>>>>>> main',
    says: [
      'Two people changed these lines, and both versions stand here: line «language: English» and line «language: Englisch». Keep one version, and remove the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  },
  {
    slip: 'leaves the last mark of two versions in a body',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'Plain words.\n>>>>>>> main',
    says: [{at: '>>>>>>> main', says: 'The line ">>>>>>>" is left over from two versions of the page. Remove it.'}],
  },
  {
    slip: 'leaves the first mark of two versions in a body',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<<<<<<< HEAD\nPlain words.',
    says: ['The line "<<<<<<<" is left over from two versions of the page. Remove it.'],
  },
  {
    slip: 'deletes the first line of an entry',
    file: CAREERS,
    was: '  - id: analyst\n',
    is: '',
    says: [
      'Here 6 fields of the entry above stand a second time, as when the first line of an entry is gone. Bring that line back, such as "- id: …", or remove these lines.',
    ],
  },
  {
    slip: 'deletes all of an entry but its first line',
    file: PROJECTS,
    was: '  - id: beta\n    title: Project beta\n    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n',
    is: '  - id: beta\n',
    says: [
      {
        at: '- id: beta',
        says: 'projects › 2 has only the field "id". Bring the other fields back (title, client, description, image, alt, logo), or remove the entry.',
      },
    ],
  },
  {
    slip: 'pastes an entry twice',
    file: PROJECTS,
    was: '  - id: beta\n    title: Project beta\n    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n',
    is: '  - id: beta\n    title: Project beta\n    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n  - id: beta\n    title: Project beta\n    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n',
    says: ['projects › 3 is the same entry as the one at pages/projects.mdx:«- id: beta». Remove one of the two.'],
  },
  {
    slip: 'pastes an entry without a name of its own twice',
    file: MANAGEMENT,
    was: '  - {title: Committees, items: [Tenders, Audit and Risk]}',
    is: '  - {title: Committees, items: [Tenders, Audit and Risk]}\n  - {title: "Committees", items: [Tenders, Audit and Risk]}',
    says: [
      {
        at: '- {title: "Committees"',
        says: 'structure › 3 is the same entry as the one at pages/about/management.mdx:«- {title: Committees». Remove one of the two.',
      },
    ],
  },
  {
    slip: 'gives a heading the address of an entry of the page',
    file: MANAGEMENT,
    was: '## Structure | Who decides',
    is: '## Engr. Ngozi Sample | Who decides',
    says: [
      'The heading "Engr. Ngozi Sample | Who decides" has the address #engr-ngozi-sample, which the entry on line «- {name: Engr. Ngozi Sample» has already. Give it other words.',
    ],
  },
  {
    slip: 'pastes an entry with two unique fields twice',
    file: CAREERS,
    was: 'openingPage:',
    is: '  - id: analyst\n    title: Laboratory Analyst\n    location: [Lagos]\n    type: Full-time\n    experience: 2+ years\n    description: Draw samples and test them.\n    applyLink: https://forms.example/apply/analyst\nopeningPage:',
    says: ['openings › 7 is the same entry as the one at pages/careers.mdx:«- id: analyst». Remove one of the two.'],
  },
  {
    slip: 'pastes a whole page below itself',
    file: SERVICE,
    was: '## Scope\n\nWords.',
    is: '## Scope\n\nWords.\n\n---\ntitle: The engineering page\ndescription: All about engineering.\nheading: What engineering is\n---\n\n## Scope\n\nWords.',
    says: [
      'The whole page stands here a second time, with its top block. Keep one of the two: remove everything from this line on, or everything above it.',
    ],
  },
  {
    slip: 'hides a page from search engines with no',
    file: SERVICE,
    was: 'title: The engineering page',
    is: 'title: The engineering page\nunlisted: false',
    says: ['unlisted is "false". Remove the line, which says the same.'],
  },
  {
    slip: 'writes a page of 400 kB',
    file: SERVICE,
    was: 'Words.',
    is: 'Words and words. '.repeat(24000),
    says: [
      {
        file: 'pages/services/engineering.mdx',
        says: 'The file holds 409 kB; 300 kB is the most that a page may have. Shorten it, or make two pages of it.',
      },
    ],
  },
  {
    slip: 'writes a body of 130 kB',
    file: SERVICE,
    was: 'Words.',
    is: 'Words and words.\n\n'.repeat(8000),
    says: [
      {
        file: 'pages/services/engineering.mdx',
        says: 'The words of the page have 129 kB; 100 kB is the most. Shorten them, or make two pages of them.',
      },
    ],
  },
  {
    slip: 'writes a paragraph of 11,000 characters',
    file: SERVICE,
    was: 'Words.',
    is: 'Words and words.\n'.repeat(650),
    says: ['The paragraph that begins here has more than 10000 characters. Part it by empty lines.'],
  },
  {
    slip: 'writes a line of 5,000 characters into a field',
    file: SERVICE,
    was: 'description: The engineering card.',
    is: 'description: ' + 'Words '.repeat(850),
    says: ['The line has 5115 characters; 4000 is the most. Shorten it, or write it on several lines.'],
  },
  {
    slip: 'writes a line of 5,000 characters into a body',
    file: SERVICE,
    was: 'Words.',
    is: 'Words '.repeat(850),
    says: ['The line has 5100 characters; 4000 is the most. Shorten it, or write it on several lines.'],
  },
  {
    slip: 'nests lists without end in a field',
    file: SERVICE,
    was: 'features: [First, Second, Third]',
    is: 'features:\n    ' + '- '.repeat(500) + 'First',
    says: [
      {
        at: '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - ',
        says: 'Here stand more marks of lists and quotations than a page needs. Begin it with one of them.',
      },
    ],
  },
  {
    slip: 'nests lists without end in a body',
    file: SERVICE,
    was: 'Words.',
    is: '- '.repeat(500) + 'Words',
    says: ['Here stand more marks of lists and quotations than a page needs. Begin it with one of them.'],
  },
  {
    slip: 'nests quotations without end',
    file: SERVICE,
    was: 'Words.',
    is: '>'.repeat(500) + ' Words',
    says: ['Here stand more marks of lists and quotations than a page needs. Begin it with one of them.'],
  },
  {
    slip: 'nests brackets without end in a field',
    file: SERVICE,
    was: 'features: [First, Second, Third]',
    is: 'features: ' + '['.repeat(500) + 'First' + ']'.repeat(500),
    says: [
      'Here stand more brackets than a page needs. Write the value between double quotes, or the list on lines of its own.',
    ],
  },
  {
    slip: 'writes brackets without end',
    file: SERVICE,
    was: 'Words.',
    is: '['.repeat(500),
    says: ['Here stand more signs such as [, <, * and _ than a page needs. Write plain words.'],
  },
  {
    slip: 'writes bars without end',
    file: SERVICE,
    was: 'Words.',
    is: '|'.repeat(500),
    says: ['Here stand more bars than a page needs. Write plain words.'],
  },
  {
    slip: 'names a focal point outside the photo',
    file: HOME,
    was: 'alt: A photo, focal: 50% 50%}\n  - {id: two',
    is: 'alt: A photo, focal: 120% 50%}\n  - {id: two',
    says: [
      'slides › 1 › focal "120% 50%" lies outside the photo: 100% is its edge. Write, for example, "focal: 62% 50%".',
    ],
  },
  {
    slip: 'writes a slash behind the address of the site',
    file: SITE,
    was: 'url: https://www.ferrowell.example',
    is: 'url: https://www.ferrowell.example/',
    says: [
      'url "https://www.ferrowell.example/" goes on behind the name of the site. Write https://www.ferrowell.example.',
    ],
  },
  {
    slip: 'writes a path behind the address of the site',
    file: SITE,
    was: 'url: https://www.ferrowell.example',
    is: 'url: https://www.ferrowell.example/home',
    says: [
      'url "https://www.ferrowell.example/home" goes on behind the name of the site. Write https://www.ferrowell.example.',
    ],
  },
  {
    slip: 'drops a digit of a telephone number',
    file: SITE,
    was: '  - +234 000 000 0001',
    is: '  - +234 803 555 012',
    says: [
      'phones › 2 "+234 803 555 012" is not a telephone number in international form. Write, for example, "- +234 000 000 0000".',
    ],
  },
  {
    slip: 'writes a telephone number of no country',
    file: SITE,
    was: '  - +234 000 000 0001',
    is: '  - +999 803 555 0123',
    says: [
      'phones › 2 "+999 803 555 0123" is not a telephone number in international form. Write, for example, "- +234 000 000 0000".',
    ],
  },
  {
    slip: 'writes a telephone number with words',
    file: CONTACT,
    was: 'phone: +234 000 000 0000',
    is: 'phone: +234 000 000 0000 (office)',
    says: [
      'offices › 1 › phone "+234 000 000 0000 (office)" is not a list of telephone numbers in international form with commas between them. Write, for example, "phone: +234 000 000 0000, +234 000 000 0001".',
    ],
  },
  {
    slip: 'dials a telephone number that is too short',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'Call [us](tel:+234803555).',
    says: ['The link "tel:+234803555" is not a telephone number. Write, for example, tel:+2340000000000.'],
  },
  {
    slip: 'removes the results from the search page',
    file: 'pages/search.mdx',
    was: '\n\n<SearchResults />',
    is: '',
    says: ['The page has no <SearchResults />, which shows what was found. Write it on a line of its own.'],
  },
  {
    slip: 'shows search results on another page',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<SearchResults />',
    says: ['<SearchResults /> belongs to /search alone. Remove the line.'],
  },
  {
    slip: 'shows the search form on another page',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: '<SearchForm />',
    says: ['<SearchForm /> belongs to /search alone. Remove the line.'],
  },
  {
    slip: 'links to a folder of files',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [our files](/files/).',
    says: [
      'The link "/files/" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to the folder of files without a slash',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [our files](/files).',
    says: [
      'The link "/files" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a file that is no PDF',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [our list](/files/list.docx).',
    says: [
      'The link "/files/list.docx" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a file with a loader in its name',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [this](/files/a.js!react).',
    says: [
      'The link "/files/a.js!react" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a file with a question mark',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [this](/files/completion.pdf?raw).',
    says: [
      'The link "/files/completion.pdf?raw" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a file with a percent sign',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [this](/files/my%20profile.pdf).',
    says: [
      'The link "/files/my%20profile.pdf" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a file out of its folder',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [this](/files/../secret.pdf).',
    says: [
      'The link "/files/../secret.pdf" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to another place in a PDF',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [this](/files/completion.pdf#intro).',
    says: [
      'The link "/files/completion.pdf#intro" is not the address of a PDF in static/files. Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.',
    ],
  },
  {
    slip: 'links to a leader who is gone',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [her](/about/management#engr-ngozi-sampel).',
    says: [
      'The link "/about/management#engr-ngozi-sampel" leads to a heading that /about/management does not have. Did you mean "#engr-ngozi-sample"?',
    ],
  },
  {
    slip: 'names a photo with a loader in its name',
    file: HOME,
    was: '(/img/photo.jpg)',
    is: '(/img/a.js!photo.jpg)',
    says: ['The photo "/img/a.js!photo.jpg" does not exist. Write /img/photo.jpg if that is the one.'],
  },
  {
    slip: 'pastes a photo as data',
    file: HOME,
    was: '(/img/photo.jpg)',
    is: '(data:image/png;base64,' + 'A'.repeat(200) + ')',
    says: [
      'The photo "data:image/png;base64,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA…" is not a picture in static/img. Put the file there and write its path, such as /img/home/yard.jpg.',
    ],
  },
  {
    slip: 'links to a very long address that does not exist',
    file: HOME,
    was: 'Plain words, and a photo:',
    is: 'See [it](/' + 'projects-'.repeat(30) + ').',
    says: [
      'The link "/projects-projects-projects-projects-projects-projects-proje…" is not a page of this site. Name one that exists or remove the line.',
    ],
  },
  {
    slip: 'writes a very long value with a colon',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: We say: ' + 'words '.repeat(22) + 'end.',
    says: ['The value of "description" holds a colon followed by a space. Put the whole value between double quotes.'],
    mended:
      'description: "We say: words words words words words words words words words words words words words words words words words words words words words words end."',
  },
  {
    slip: 'leaves one sign of git behind',
    file: SITE,
    was: 'town: Lagos',
    is: 'town: Lagos\n=======',
    says: [{at: '=======', says: 'The line "=======" is left over from two versions of the page. Remove it.'}],
  },
  {
    slip: 'deletes the first line of the first entry',
    file: CAREERS,
    was: '  - id: machinist\n',
    is: '',
    says: [
      'The first entry of "openings" lacks its first line. Bring that line back, such as "- id: …", or remove these lines.',
    ],
  },
  {
    slip: 'deletes all of an entry but its first two lines',
    file: CAREERS,
    was: '    location: [Lagos]\n    type: Full-time\n    experience: 2+ years\n',
    is: '',
    says: [
      {
        at: '- id: analyst',
        says: 'openings › 2 › location is missing. Add a line such as "location: [Port Harcourt, Lagos, Warri]".',
      },
      {at: '- id: analyst', says: 'openings › 2 › type is missing. Add a line such as "type: Full-time".'},
      {at: '- id: analyst', says: 'openings › 2 › experience is missing. Add a line such as "experience: 2–5 years".'},
    ],
  },
  {
    slip: 'writes sample: no',
    file: CAREERS,
    was: '    applyLink: https://forms.example/apply/machinist',
    is: '    applyLink: https://forms.example/apply/machinist\n    sample: no',
    says: [{at: 'sample: no', says: 'openings › 1 › sample is "no". Remove the line, which says the same.'}],
  },
  {
    slip: 'writes sample: "false"',
    file: CAREERS,
    was: '    applyLink: https://forms.example/apply/machinist',
    is: '    applyLink: https://forms.example/apply/machinist\n    sample: "false"',
    says: [{at: 'sample: "false"', says: 'openings › 1 › sample is "false". Remove the line, which says the same.'}],
  },
  {
    slip: 'writes sample: yes',
    file: CAREERS,
    was: '    applyLink: https://forms.example/apply/machinist',
    is: '    applyLink: https://forms.example/apply/machinist\n    sample: yes',
    says: [{at: 'sample: yes', says: 'openings › 1 › sample is "yes". Write sample: true.'}],
  },
  {
    slip: 'writes an hour with one digit',
    file: CONTACT,
    was: 'opens: 08:00',
    is: 'opens: 8:00',
    says: ['hours › 1 › opens "8:00" is not an hour of 24, such as 08:00 or 18:00. Write 08:00.'],
  },
  {
    slip: 'writes the hours of a clock of twelve',
    file: CONTACT,
    was: '    opens: 08:00\n    closes: 18:00',
    is: '    opens: 8 am\n    closes: 6 pm',
    says: [
      {
        at: '8 am',
        says: 'hours › 1 › opens "8 am" is not an hour of 24, such as 08:00 or 18:00. Write, for example, "opens: 08:00".',
      },
      {
        at: '6 pm',
        says: 'hours › 1 › closes "6 pm" is not an hour of 24, such as 08:00 or 18:00. Write, for example, "closes: 18:00".',
      },
    ],
  },
  {
    slip: 'keeps the zero of the country behind its code',
    file: SITE,
    was: '  - +234 000 000 0001',
    is: '  - +234 0803 123 4567',
    says: [
      'phones › 2 "+234 0803 123 4567" is not a telephone number in international form. Write, for example, "- +234 000 000 0000".',
    ],
  },
  {
    slip: 'writes a telephone number without plus and spaces',
    file: SITE,
    was: '  - +234 000 000 0001',
    is: '  - 2348031234567',
    says: ['phones › 2 holds a number where words should be. Write, for example, "- +234 000 000 0000".'],
  },
  {
    slip: 'gives the address of the site with a password',
    file: SITE,
    was: 'url: https://www.ferrowell.example',
    is: 'url: https://me:secret@ferrowell.com',
    says: ['url "https://me:secret@ferrowell.com" is not the name of a site alone. Write https://ferrowell.com.'],
  },
  {
    slip: 'writes the address of the site with capitals',
    file: SITE,
    was: 'url: https://www.ferrowell.example',
    is: 'url: https://www.Ferrowell.com',
    says: ['url "https://www.Ferrowell.com" is not the name of a site alone. Write https://www.ferrowell.com.'],
  },
  {
    slip: 'sets the name of a field in bold',
    file: CAREERS,
    was: 'heading: Careers',
    is: '**heading:** Careers',
    says: ['The name of the field "heading" stands in bold. Write heading: Careers.'],
    mended: 'heading: Careers',
  },
  {
    slip: 'writes a number with a comma and quotes',
    file: HOME,
    was: 'number: 500',
    is: 'number: "1,500"',
    says: ['statistics › 3 › number holds words where a number should be. Write 1500, digits alone.'],
  },
];
