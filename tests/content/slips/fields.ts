import {HOME, PROJECTS, SITE, SERVICE, CAREERS, CLIENTS, CONTACT, MANAGEMENT, QUOTE, type Slip} from './slip';

/** Slips in the fields of a top block: names, kinds of value, references to other pages. */
export const FIELD_SLIPS: Slip[] = [
  {
    slip: 'leaves a field out',
    file: PROJECTS,
    was: '    client: Northfield Petroleum\n    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n  - id: beta',
    is: '    discipline: engineering\n    description: What was done.\n    image: /img/photo.jpg\n    alt: A photo\n    logo: /img/logo.svg\n    sample: true\n  - id: beta',
    says: [
      {at: '- id: alpha', says: 'projects › 1 › client is missing. Add a line such as "client: Northfield Petroleum".'},
    ],
  },
  {
    slip: 'misspells a field',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '    titel: Project beta',
    says: ['projects › 2 › titel is not a field of this page. Did you mean "title"?'],
  },
  {
    slip: 'invents a field',
    file: PROJECTS,
    was: '    title: Project beta',
    is: '    title: Project beta\n    xyz: 5',
    says: [
      'projects › 2 › xyz is not a field of this page. The fields here are id, title, client, discipline, description, image, alt, logo, sample.',
    ],
  },
  {
    slip: 'writes a number where words belong',
    file: PROJECTS,
    was: 'title: Project alpha',
    is: 'title: 2015',
    says: ['projects › 1 › title holds a number where words should be. Put it between double quotes.'],
  },
  {
    slip: 'writes words where a number belongs',
    file: HOME,
    was: '{number: 150,',
    is: '{number: many,',
    says: ['statistics › 1 › number holds words where a number should be. Write, for example, "number: 150".'],
  },
  {
    slip: 'writes one value where a list belongs',
    file: PROJECTS,
    was: 'discipline: engineering',
    is: 'discipline: [engineering]',
    says: [
      'projects › 1 › discipline holds a list where words should be. Write, for example, "discipline: fabrication".',
    ],
  },
  {
    slip: 'leaves a value empty',
    file: PROJECTS,
    was: 'client: Northfield Petroleum',
    is: 'client: ""',
    says: ['projects › 1 › client is empty. Write, for example, "client: Northfield Petroleum".'],
  },
  {
    slip: 'forgets the value',
    file: PROJECTS,
    was: 'client: Northfield Petroleum',
    is: 'client:',
    says: [
      'projects › 1 › client holds nothing where words should be. Write, for example, "client: Northfield Petroleum".',
    ],
  },
  {
    slip: 'writes a title that is too long',
    file: PROJECTS,
    was: 'title: Projects of the tests',
    is: 'title: Long Long Long Long Long Long Long Long Long Long Long Long Long Long end',
    says: ['title is 73 characters long; 52 is the most. Shorten it.'],
  },
  {
    slip: 'writes a description that is too long',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long Long end',
    says: ['description is 168 characters long; 160 is the most. Shorten it.'],
  },
  {
    slip: 'names a colour that is not of the design',
    file: SERVICE,
    was: 'color: signal-text',
    is: 'color: orange',
    says: ['service › color is "orange". It may be "text", "text-muted", "signal-text", "success".'],
  },
  {
    slip: 'misspells an icon',
    file: SERVICE,
    was: 'icon: compass',
    is: 'icon: compas',
    says: ['service › icon "compas" is not the name of a Tabler icon. Did you mean "compass"?'],
  },
  {
    slip: 'pastes HTML into a field',
    file: SERVICE,
    was: 'description: The engineering card.',
    is: 'description: <p class=MsoNormal>The engineering card.</p>',
    says: ['service › description holds HTML, "<p class=MsoNormal>", and would be shown with it. Write plain words.'],
  },
  {
    slip: 'pastes the end of an HTML mark into a field',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project</b> beta',
    says: ['projects › 2 › title holds HTML, "</b>", and would be shown with it. Write plain words.'],
  },
  {
    slip: 'pastes an HTML sign into a field',
    file: PROJECTS,
    was: 'title: Project beta',
    is: 'title: Project&nbsp;beta',
    says: ['projects › 2 › title holds HTML, "&nbsp;", and would be shown with it. Write plain words.'],
  },
  {
    slip: 'writes a comment into a field',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: Four projects. <!-- x -->',
    says: ['description holds a comment, "<!--", and would be shown with it. Write plain words.'],
  },
  {
    slip: 'writes bold type into a field',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: Four **bold** projects.',
    says: ['description holds bold type as only the body has it, "**", and would be shown with it. Write plain words.'],
  },
  {
    slip: 'writes a link into a field',
    file: SITE,
    was: 'text: The address leads nowhere.',
    is: 'text: The address leads nowhere. [Home](/)',
    says: [
      'notFound › text holds a link as only the body has them, "[Home](/)", and would be shown with it. Write plain words.',
    ],
  },
  {
    slip: 'writes a place into a field that has none',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: Call {phone} us.',
    says: ['description holds {phone}, which would be shown as it is. Write the words themselves.'],
  },
  {
    slip: 'leaves a curly bracket behind in a field',
    file: PROJECTS,
    was: 'description: Four projects.',
    is: 'description: Four projects}.',
    says: ['description holds }, which would be shown as it is. Write the words themselves.'],
  },
  {
    slip: 'misspells a place that the site fills in',
    file: SITE,
    was: 'in {minutes} minutes',
    is: 'in {minuts} minutes',
    says: ['forms › limit holds {minuts}, which would be shown as it is. Did you mean "{minutes}"?'],
  },
  {
    slip: 'drops a place that the site fills in',
    file: SITE,
    was: 'in {minutes} minutes',
    is: 'in some minutes',
    says: [
      'forms › limit lacks {minutes}, which the site fills in. Write it where it belongs, as in "Try again in {minutes} minutes".',
    ],
  },
  {
    slip: 'writes an id with capitals',
    file: PROJECTS,
    was: 'id: beta',
    is: 'id: Beta',
    says: [
      'projects › 2 › id "Beta" may hold only small letters, digits and hyphens. Write, for example, "id: compressor-skid".',
    ],
  },
  {
    slip: 'marks a sample with no',
    file: PROJECTS,
    was: 'sample: true',
    is: 'sample: false',
    says: ['projects › 1 › sample is "false". Remove the line, which says the same.'],
  },
  {
    slip: 'writes a telephone number without the country',
    file: SITE,
    was: '  - +234 000 000 0001',
    is: '  - 0803 000 0001',
    says: [
      'phones › 2 "0803 000 0001" is not a telephone number in international form. Write, for example, "- +234 000 000 0000".',
    ],
  },
  {
    slip: 'writes an e-mail address without a domain',
    file: SITE,
    was: 'email: info@ferrowell.example',
    is: 'email: info@ferrowell',
    says: ['email "info@ferrowell" is not an e-mail address. Write, for example, "email: info@ferrowell.example".'],
  },
  {
    slip: 'writes an insecure web address',
    file: SITE,
    was: 'linkedin: https:',
    is: 'linkedin: http:',
    says: [
      'linkedin "http://linkedin.example/company/ferrowell" is not a full web address that begins with https://. Write, for example, "linkedin: https://www.linkedin.com/company/ferrowell.example".',
    ],
  },
  {
    slip: 'writes a focal point in words',
    file: HOME,
    was: 'alt: A photo, focal: 50% 50%}\n  - {id: two',
    is: 'alt: A photo, focal: left top}\n  - {id: two',
    says: [
      'slides › 1 › focal "left top" is not two percentages, from the left and from the top. Write, for example, "focal: 62% 50%".',
    ],
  },
  {
    slip: 'gives the hero four slides',
    file: HOME,
    was: '  - {id: five, title: Five, subtitle: Fifth, description: Words., image: /img/photo.jpg, alt: A photo, focal: 50% 50%}\n',
    is: '',
    says: [{at: 'slides:', says: 'slides has 4 entries; it takes exactly 5.'}],
  },
  {
    slip: 'gives a service two features',
    file: SERVICE,
    was: 'features: [First, Second, Third]',
    is: 'features: [First, Second]',
    says: ['service › features has 2 entries; 3 is the least.'],
  },
  {
    slip: 'names a project that is gone',
    file: HOME,
    was: '[alpha, beta,',
    is: '[alpha, betta,',
    says: ['projects › 2 "betta" is not one of the projects. Did you mean "beta"?'],
  },
  {
    slip: 'names a client that is gone',
    file: HOME,
    was: 'c9, c10]',
    is: 'c9, zenith]',
    says: ['clients › 10 "zenith" is not one of the clients. Name one that exists or remove the line.'],
  },
  {
    slip: 'names a service that is gone',
    file: HOME,
    was: 'operations, manpower]',
    is: 'operations, manpowers]',
    says: ['services › 6 "manpowers" is not one of the services. Did you mean "manpower"?'],
  },
  {
    slip: 'links a button to a page that does not exist',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact, href: /project}',
    says: ['contact › href "/project" is not a page of this site. Did you mean "/projects"?'],
  },
  {
    slip: 'names a file that is not there',
    file: HOME,
    was: '/files/profile.pdf',
    is: '/files/profil.pdf',
    says: [
      'profile › file "/files/profil.pdf" does not exist. Add the file to static/files.',
      {
        file: 'static/files/profile.pdf',
        says: 'No page names this file. Name it as /files/profile.pdf where it belongs, or delete it.',
      },
    ],
  },
  {
    slip: 'uses an id twice',
    file: PROJECTS,
    was: 'id: beta',
    is: 'id: alpha',
    says: [
      {
        file: 'pages/index.mdx',
        at: 'projects: [alpha, beta, gamma, delta]',
        says: 'projects › 2 "beta" is not one of the projects. Did you mean "delta"?',
      },
      'projects › 2 › id "alpha" is used at pages/projects.mdx:«- id: alpha» already. Each id is unique.',
    ],
  },
  {
    slip: 'uses the name of a leader twice, but for its signs',
    file: MANAGEMENT,
    was: 'name: Mr Tunde Sample',
    is: 'name: Engr Ngozi SAMPLE',
    says: [
      'members › 2 › name "Engr Ngozi SAMPLE" is used at pages/about/management.mdx:«- {name: Engr.» already. Each name is unique.',
    ],
  },
  {
    slip: 'uses the title of an opening twice',
    file: CAREERS,
    was: 'title: Laboratory Analyst',
    is: 'title: Manual Machinist',
    says: [
      'openings › 2 › title "Manual Machinist" is used at pages/careers.mdx:«title: Manual Machinist» already. Each title is unique.',
    ],
  },
  {
    slip: 'uses the name of a form field twice',
    file: QUOTE,
    was: 'name: email',
    is: 'name: first_name',
    says: [
      'form › fields › 2 › name "first_name" is used at pages/contact/quote.mdx:«- name: first_name» already. Each name is unique.',
    ],
  },
  {
    slip: 'gives a form field a name that the service keeps for itself',
    file: QUOTE,
    was: 'name: email',
    is: 'name: access_key',
    says: [
      'form › fields › 2 › name "access_key" is a name that the form service keeps for itself. Write, for example, "name: first_name".',
    ],
  },
  {
    slip: 'leaves out the choices of a form field',
    file: QUOTE,
    was: '      options: [Engineering, Procurement]\n',
    is: '',
    says: [
      {
        at: 'type: select',
        says: 'form › fields › 3 › type "select" has no choices. Add the field "options" with a list of them.',
      },
    ],
  },
  {
    slip: 'misspells what the browser may fill in',
    file: QUOTE,
    was: 'autocomplete: given-name',
    is: 'autocomplete: givenname',
    says: [
      'form › fields › 1 › autocomplete "givenname" is no word for autocomplete that browsers know. Did you mean "given-name"?',
    ],
  },
  {
    slip: 'says of a name that it is the one at work',
    file: QUOTE,
    was: 'autocomplete: given-name',
    is: 'autocomplete: work name',
    says: [
      'form › fields › 1 › autocomplete "work name" is no word for autocomplete that browsers know. Did you mean "name"?',
    ],
  },
  {
    slip: 'names a weekday twice',
    file: CONTACT,
    was: 'weekdays: [Sunday]',
    is: 'weekdays: [Saturday, Sunday]',
    says: ['hours › 2 › weekdays › 1 "Saturday" is named already. Name each day once.'],
  },
  {
    slip: 'forgets a weekday',
    file: CONTACT,
    was: 'Thursday, Friday, Saturday]',
    is: 'Thursday, Friday]',
    says: [{at: 'hours:', says: 'hours lacks Saturday. Name it in the weekdays of a row, also when it is closed.'}],
  },
  {
    slip: 'leads directions to another map',
    file: CONTACT,
    was: 'https://www.google.com/maps/dir/?api=1&destination=Lagos',
    is: 'https://maps.apple.com/?daddr=Lagos',
    says: [
      'offices › 1 › directionsUrl "https://maps.apple.com/?daddr=Lagos" is not an address of Google Maps. Write, for example, "directionsUrl: https://www.google.com/maps/dir/?api=1".',
    ],
  },
  {
    slip: 'leads directions to an address that only looks like Google Maps',
    file: CONTACT,
    was: 'https://www.google.com/maps/dir/?api=1&destination=Lagos',
    is: 'https://maps.google.com.example/dir',
    says: [
      'offices › 1 › directionsUrl "https://maps.google.com.example/dir" is not an address of Google Maps. Write, for example, "directionsUrl: https://www.google.com/maps/dir/?api=1".',
    ],
  },
  {
    slip: 'uses a title twice',
    file: SERVICE,
    was: 'title: The engineering page',
    is: 'title: The procurement page',
    says: [
      {
        file: 'pages/services/procurement.mdx',
        at: 'title: The procurement page',
        says: 'title "The procurement page" is used at pages/services/engineering.mdx:«title: The procurement page» already. Each title is unique.',
      },
    ],
  },
  {
    slip: 'describes a photo by the name of its file',
    file: SERVICE,
    was: 'alt: A photo',
    is: 'alt: IMG_2034',
    says: ['service › alt "IMG_2034" is the name of the file. Say what the photo shows.'],
  },
  {
    slip: 'repeats the name of the file as description',
    file: SERVICE,
    was: 'alt: A photo',
    is: 'alt: Photo',
    says: ['service › alt "Photo" is the name of the file. Say what the photo shows.'],
  },
  {
    slip: 'leaves the title out',
    file: SERVICE,
    was: 'title: The engineering page\n',
    is: '',
    says: ['title is missing. Add a line such as "title: Our History".'],
  },
  {
    slip: 'leaves the description out',
    file: SERVICE,
    was: 'description: All about engineering.\n',
    is: '',
    says: [
      {
        at: 'title: The engineering page',
        says: 'description is missing. Add a line such as "description: How we began."',
      },
    ],
  },
  {
    slip: 'uses a description twice',
    file: SERVICE,
    was: 'description: All about engineering.',
    is: 'description: All about procurement.',
    says: [
      {
        file: 'pages/services/procurement.mdx',
        at: 'description: All about procurement.',
        says: 'description "All about procurement." is used at pages/services/engineering.mdx:«description: All about procurement.» already. Each description is unique.',
      },
    ],
  },
  {
    slip: 'adds a slash to the address of a page',
    file: HOME,
    was: 'href: /about/clients',
    is: 'href: /about/clients/',
    says: ['start › href "/about/clients/" is not a page of this site. Write /about/clients.'],
  },
  {
    slip: 'links a button to a heading that does not exist',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact, href: /projects#wrok}',
    says: ['contact › href "/projects#wrok" leads to a heading that /projects does not have. Did you mean "#work"?'],
  },
  {
    slip: 'links a button to an opening',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact, href: /careers/analyst}',
    says: [
      'contact › href "/careers/analyst" is the page of an opening, which goes by itself one day. Link to /careers#current-openings.',
    ],
  },
  {
    slip: 'writes the address of a page with capitals',
    file: HOME,
    was: 'contact: {name: Contact, href: /projects}',
    is: 'contact: {name: Contact, href: /Projects}',
    says: ['contact › href "/Projects" is not a page of this site. Did you mean "/projects"?'],
  },
  {
    slip: 'writes code as a web address',
    file: SITE,
    was: 'linkedin: https://linkedin.example/company/ferrowell',
    is: 'linkedin: javascript:alert(1)',
    says: [
      'linkedin "javascript:alert(1)" is not a full web address that begins with https://. Write, for example, "linkedin: https://www.linkedin.com/company/ferrowell.example".',
    ],
  },
  {
    slip: 'deletes the site file',
    file: SITE,
    says: ['The file is missing. It holds the facts that several pages share; bring it back from the history.'],
  },
  {
    slip: 'deletes a page that others name',
    file: CLIENTS,
    says: [
      'This page is needed: the home page shows some of its clients. Bring it back from the history.',
      {
        file: 'pages/index.mdx',
        at: 'start: {name:',
        says: 'start › href "/about/clients" is not a page of this site. Name one that exists or remove the line.',
      },
    ],
  },
  {
    slip: 'deletes a service that others name',
    file: 'pages/services/procurement.mdx',
    says: [
      {
        file: 'pages/index.mdx',
        at: 'services: [engineering',
        says: 'services › 2 "procurement" is not one of the services. Name one that exists or remove the line.',
      },
    ],
  },
];
