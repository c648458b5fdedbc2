import {readFileSync} from 'node:fs';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {addressOf} from '../../src/content/base/paths';
import {menuWord} from './listed';
import {expect} from './test';

/** One task of staff: what they do, and what an expert would have written in the files by hand. */
export interface Task {
  title: string;
  /** The page by its file, or the file of what all pages share. */
  file: string;
  act: (staff: Staff) => Promise<void>;
  /** Each old text, which stands once in the file, and the new one. */
  diff: readonly (readonly [old: string, now: string])[];
  /** Files that are new: a page as its text, a photo in base64. */
  added?: Readonly<Record<string, string>>;
}

const SITE_FILE = 'pages/_site.yml';
const CONTACT = 'pages/contact/index.mdx';

const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

/** What a member of staff does in the editor. */
export class Staff {
  readonly frame: FrameLocator;

  constructor(readonly page: Page) {
    this.frame = page.frameLocator('iframe');
  }

  /** Opens a field of a page by its name, from the list of all its fields. */
  async open(file: string, name: string): Promise<void> {
    const close = this.page.getByRole('button', {name: 'Close', exact: true});
    if (await close.isVisible()) await close.click();
    if (file === SITE_FILE) await this.page.getByRole('button', {name: /^Shared facts/}).click();
    else await this.openPage(file);
    await this.page.getByRole('button', {name, exact: true}).last().click();
  }

  /** Opens another field of the page that is open at the side. */
  async turnTo(name: string): Promise<void> {
    await this.page.locator('aside p button').first().click();
    await this.page
      .getByRole('button', {name: new RegExp(`^${name}( \\d+ things? to put right)?$`)})
      .last()
      .click();
  }

  private async openPage(file: string): Promise<void> {
    const text = readFileSync(file, 'utf8');
    const name = menuWord(addressOf(file)) || field(text, 'title');
    const pages = this.page.getByRole('navigation', {name: 'Pages'});
    await pages.locator(`button:text-matches("^${name}")`).first().click();
    const heading = this.frame.locator('h1', {hasText: field(text, 'heading')});
    await heading.click();
    await this.page.locator('aside p button').first().click();
  }

  /** Opens an entry; one that was just added is open. */
  async entry(path: string): Promise<void> {
    const entry = this.page.locator(`details[data-entry="${path}"]`);
    if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open)))
      await entry.locator('> summary').click();
  }

  control(path: string): Locator {
    return this.page.locator(`[data-path="${path}"]`).locator('input, textarea, select').first();
  }

  async fill(path: string, value: string): Promise<void> {
    const control = this.control(path);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
    await control.blur();
  }

  /** Presses a button of an entry. */
  async press(path: string, name: string): Promise<void> {
    const tools = this.page.locator(`details[data-entry="${path}"] > div`).first();
    await tools.getByRole('button', {name: new RegExp(`^${name}`)}).click();
  }

  /** The text of the body that holds these words, with the words marked. */
  async mark(words: string): Promise<Locator> {
    const areas = this.page.getByRole('textbox', {name: 'Text', exact: true});
    await areas.first().waitFor();
    const texts = await areas.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    const area = areas.nth(texts.findIndex((text) => text.includes(words)));
    await area.evaluate((one: HTMLTextAreaElement, marked) => {
      one.focus();
      one.setSelectionRange(one.value.indexOf(marked), one.value.indexOf(marked) + marked.length);
    }, words);
    return area;
  }

  async tool(area: Locator, name: string): Promise<void> {
    await area.locator('xpath=..').getByRole('button', {name, exact: true}).click();
  }

  /** Types over what is marked. */
  async type(words: string): Promise<void> {
    await this.page.keyboard.insertText(words);
  }
}

const HISTORY = 'pages/about/history.mdx';
const POLICY = 'pages/policy-of-the-tests.mdx';
const PRIVACY = 'pages/privacy.mdx';
const SERVICES = 'pages/services/index.mdx';
const CAREERS = 'pages/careers.mdx';
const ENGINEERING = 'pages/services/engineering.mdx';
const CERTIFICATIONS = 'pages/about/certifications.mdx';
const MANAGEMENT = 'pages/about/management.mdx';
const CLIENTS = 'pages/about/clients.mdx';
const GALLERY = 'pages/about/gallery.mdx';

const careers = readFileSync(CAREERS, 'utf8');
const openings = careers.split('    applyLink:').length - 1;
const clients = readFileSync(CLIENTS, 'utf8');
const [LAST_CLIENT = ''] = /^ {2}- \{id: kelp,.*\n/m.exec(clients) ?? [];
const LAST_OPENING = careers.slice(careers.lastIndexOf('    applyLink:'), careers.indexOf('\nopeningPage:') + 1);
const NEW_OPENING = `  - id: coded-welder
    title: Coded Welder
    location: [Warri]
    type: Full-time
    experience: 5–7 years
    description: Weld pipes to code.
    applyLink: https://forms.example/apply/coded-welder
`;

const SERVICE = 'pages/services/hydro-testing.mdx';
const NEW_SERVICE = `---
title: Hydro Testing
description: Strength and leak tests of pipes, valves and vessels, with the papers that prove them.
heading: Hydro Testing
sidebar_position: 7
service:
  title: Hydro Testing
  icon: gauge
  color: text
  description: "Pressure on paper: strength and leak tests with water."
  features:
    - Strength tests
    - Leak tests
    - Test packs
  image: /img/test-bench.jpg
  alt: A valve on the test bench
---
`;
const LAST_IMAGE = `      - src: /img/crane.jpg
        alt: The crane at noon
`;
/** Any photo of the site, as a camera might have called it. */
const CAMERA = {
  name: 'Test Bench.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync('static/img/gallery/hook.jpg'),
};
const PHOTO = CAMERA.buffer.toString('base64');

/** The tasks of one sitting, sent together. */
export const SITTINGS: Readonly<Record<string, readonly Task[]>> = {
  'Words with signs in them': [
    {
      title: 'a colon and a hash in a title',
      file: HISTORY,
      act: async (staff) => {
        await staff.open(HISTORY, 'Title');
        await staff.fill('title', 'Our History: the #1 yard, and # two');
      },
      diff: [['title: Our History\n', 'title: "Our History: the #1 yard, and # two"\n']],
    },
    {
      title: 'quotes that were there stay',
      file: CERTIFICATIONS,
      act: async (staff) => {
        await staff.open(CERTIFICATIONS, 'Certifications');
        await staff.entry('certifications.1');
        await staff.fill('certifications.1.number', 'LIC-000042');
      },
      diff: [['number: "LIC-000000"', 'number: "LIC-000042"']],
    },
    {
      title: 'an apostrophe and a naira sign',
      file: MANAGEMENT,
      act: async (staff) => {
        await staff.open(MANAGEMENT, 'Introduction');
        await staff.fill('lead', "Each ₦1 of the client's money has a name beside it.");
      },
      diff: [
        ['lead: Three names, and what each of them does.', "lead: Each ₦1 of the client's money has a name beside it."],
      ],
    },
    {
      title: 'the heading of a page',
      file: GALLERY,
      act: async (staff) => {
        await staff.open(GALLERY, 'Heading');
        await staff.fill('heading', 'Pictures of our days');
      },
      diff: [['heading: Photos of the tests\n', 'heading: Pictures of our days\n']],
    },
    {
      title: 'an entry that leaves',
      file: HISTORY,
      act: async (staff) => {
        await staff.open(HISTORY, 'Timeline');
        await staff.entry('timeline.2');
        await staff.press('timeline.2', 'Remove');
      },
      diff: [
        [
          `  - id: jetty
    title: The Jetty
    description: Boats come by themselves.
`,
          '',
        ],
      ],
    },
  ],
  'What all pages share': [
    {
      title: 'the third of six entries moved up',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'Navigation');
        await staff.entry('navigation.1');
        await staff.entry('navigation.1.dropdown.2');
        await staff.press('navigation.1.dropdown.2', 'Move up');
      },
      diff: [
        [
          '      - {name: Management, href: /about/management}\n      - {name: Our History, href: /about/history}\n',
          '      - {name: Our History, href: /about/history}\n      - {name: Management, href: /about/management}\n',
        ],
      ],
    },
    {
      title: 'a new line of the menu',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'Navigation');
        await staff.entry('navigation.1');
        await staff.page.getByRole('button', {name: 'Add to dropdown'}).first().click();
        await staff.entry('navigation.1.dropdown.7');
        await staff.fill('navigation.1.dropdown.7.name', 'Policy');
        await staff.fill('navigation.1.dropdown.7.href', '/policy-of-the-tests');
      },
      diff: [
        [
          '      - {name: The Jetty, href: /jetty}\n',
          '      - {name: The Jetty, href: /jetty}\n      - {name: Policy, href: /policy-of-the-tests}\n',
        ],
      ],
    },
    {
      title: 'a telephone number',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'Phones');
        await staff.fill('phones.1', '+234 000 000 0007');
      },
      diff: [['  - +234 000 000 0001\n', '  - +234 000 000 0007\n']],
    },
    {
      title: 'an e-mail address',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'HR e-mail');
        await staff.fill('hrEmail', 'jobs@ferrowell.example');
      },
      diff: [['hrEmail: careers@ferrowell.example', 'hrEmail: jobs@ferrowell.example']],
    },
    {
      title: 'a link of all pages',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'LinkedIn');
        await staff.fill('linkedin', 'https://linkedin.example/company/ferrowell-energy');
      },
      diff: [
        [
          'linkedin: https://linkedin.example/company/ferrowell\n',
          'linkedin: https://linkedin.example/company/ferrowell-energy\n',
        ],
      ],
    },
  ],
  'Days, numbers and choices': [
    {
      title: 'a date',
      file: POLICY,
      act: async (staff) => {
        await staff.open(POLICY, 'Signature');
        await staff.fill('signature.signed', '2026-03-09');
      },
      diff: [['  signed: 2025-03-01\n', '  signed: 2026-03-09\n']],
    },
    {
      title: 'a number in a line of figures',
      file: SERVICES,
      act: async (staff) => {
        await staff.open(SERVICES, 'Statistics');
        await staff.entry('statistics.0');
        await staff.fill('statistics.0.number', '13');
      },
      diff: [['{number: 12, suffix', '{number: 13, suffix']],
    },
    {
      title: 'a yes that is taken back',
      file: PRIVACY,
      act: async (staff) => {
        await staff.open(PRIVACY, 'Still an example');
        await staff.control('sample').uncheck();
      },
      diff: [['sample: true\n', '']],
    },
    {
      title: 'an icon',
      file: CAREERS,
      act: async (staff) => {
        await staff.open(CAREERS, 'Benefits');
        await staff.entry('benefits.1');
        await staff.fill('benefits.1.icon', 'trophy');
        await staff.page
          .locator('[data-path="benefits.1.icon"]')
          .getByRole('button', {name: 'trophy', exact: true})
          .click();
      },
      diff: [['    icon: tool\n', '    icon: trophy\n']],
    },
    {
      title: 'one of a list',
      file: CAREERS,
      act: async (staff) => {
        await staff.open(CAREERS, 'Openings');
        await staff.entry('openings.0');
        await staff.control('openings.0.type').selectOption('Contract');
      },
      diff: [['    type: Full-time\n    experience: 2–3', '    type: Contract\n    experience: 2–3']],
    },
    {
      title: 'a colour',
      file: ENGINEERING,
      act: async (staff) => {
        await staff.open(ENGINEERING, 'Service');
        await staff.control('service.color').selectOption('success');
      },
      diff: [['  color: signal-text\n', '  color: success\n']],
    },
    {
      title: 'office hours',
      file: CONTACT,
      act: async (staff) => {
        await staff.open(CONTACT, 'Hours');
        await staff.entry('hours.0');
        await staff.fill('hours.0.closes', '17:00');
      },
      diff: [['    opens: 08:00\n    closes: 18:00\n', '    opens: 08:00\n    closes: 17:00\n']],
    },
  ],
  'Entries of lists': [
    {
      title: 'an opening from nothing',
      file: CAREERS,
      act: async (staff) => {
        await staff.open(CAREERS, 'Openings');
        await staff.page.getByRole('button', {name: 'Add to openings'}).click();
        const last = `openings.${openings}`;
        await staff.entry(last);
        await staff.fill(`${last}.title`, 'Coded Welder');
        await staff.fill(`${last}.location.0`, 'Warri');
        await staff.control(`${last}.type`).selectOption('Full-time');
        await staff.fill(`${last}.experience`, '5–7 years');
        await staff.fill(`${last}.description`, 'Weld pipes to code.');
        await staff.fill(`${last}.applyLink`, 'https://forms.example/apply/coded-welder');
      },
      diff: [[LAST_OPENING, LAST_OPENING + NEW_OPENING]],
    },
    {
      title: 'an optional field that comes and goes again',
      file: CAREERS,
      act: async (staff) => {
        await staff.open(CAREERS, 'Openings');
        await staff.entry('openings.0');
        await staff.fill('openings.0.closes', '2027-12-31');
        await staff.fill('openings.0.closes', '');
      },
      diff: [],
    },
    {
      title: 'a client from a copy',
      file: CLIENTS,
      act: async (staff) => {
        await staff.open(CLIENTS, 'Clients');
        await staff.entry('clients.0');
        await staff.press('clients.0', 'Copy');
        await staff.entry('clients.1');
        await staff.fill('clients.1.name', 'Southfield Petroleum');
        await staff.fill('clients.1.id', 'southfield');
      },
      diff: [
        ['  - {id: c2,', '  - {id: southfield, name: Southfield Petroleum, logo: /img/logos/quay.svg}\n  - {id: c2,'],
      ],
    },
    {
      title: 'a client that leaves with its logo, which nothing else names',
      file: CLIENTS,
      act: async (staff) => {
        await staff.open(CLIENTS, 'Clients');
        await staff.entry('clients.11');
        await staff.press('clients.11', 'Remove');
      },
      diff: [[LAST_CLIENT, '']],
    },
    {
      title: 'a leader from a copy',
      file: MANAGEMENT,
      act: async (staff) => {
        await staff.open(MANAGEMENT, 'Members');
        await staff.entry('members.2');
        await staff.press('members.2', 'Copy');
        await staff.entry('members.3');
        await staff.fill('members.3.name', 'Engr. Sample Ọbá');
        await staff.fill('members.3.position', 'Deputy Director, Operations');
      },
      diff: [
        [
          'structure:\n',
          `  - name: Engr. Sample Ọbá
    position: Deputy Director, Operations
    image: /img/logos/kelp.svg
    bio: Keeps the minutes.
    sample: true
structure:
`,
        ],
      ],
    },
  ],
  'The text of pages': [
    {
      title: 'a paragraph of three lines',
      file: HISTORY,
      act: async (staff) => {
        await staff.open(HISTORY, 'Text of the page');
        await staff.mark('Each step was as long as the one before it.');
        await staff.type('One line of it,\nanother line of it,\nand a third.');
      },
      diff: [['Each step was as long as the one before it.', 'One line of it,\nanother line of it,\nand a third.']],
    },
    {
      title: 'a part moved',
      file: HISTORY,
      act: async (staff) => {
        await staff.open(HISTORY, 'Text of the page');
        await staff.page.getByRole('button', {name: 'Move up Timeline'}).click();
      },
      diff: [
        ['<Timeline />\n\n', ''],
        ['## Milestones | How it went\n', '<Timeline />\n\n## Milestones | How it went\n'],
      ],
    },
    {
      title: 'bold words',
      file: ENGINEERING,
      act: async (staff) => {
        await staff.open(ENGINEERING, 'Text of the page');
        const area = await staff.mark('what the yard');
        await staff.tool(area, 'Bold');
      },
      diff: [['draws what the yard builds', 'draws **what the yard** builds']],
    },
    {
      title: 'a link',
      file: ENGINEERING,
      act: async (staff) => {
        await staff.open(ENGINEERING, 'Text of the page');
        const area = await staff.mark('The office');
        await staff.tool(area, 'Link');
        await staff.page.getByLabel('Page', {exact: true}).selectOption('/contact');
        await staff.page.getByRole('button', {name: 'Put the link in'}).click();
      },
      diff: [['The office draws', '[The office](/contact) draws']],
    },
    {
      title: 'a smaller heading',
      file: CERTIFICATIONS,
      act: async (staff) => {
        await staff.open(CERTIFICATIONS, 'Text of the page');
        await staff.mark('### Records');
        await staff.type('### Kept records');
      },
      diff: [['### Records\n', '### Kept records\n']],
    },
    {
      title: 'a heading with its short name',
      file: POLICY,
      act: async (staff) => {
        await staff.open(POLICY, 'Text of the page');
        await staff.mark('## Signed | Who stands for it');
        await staff.type('## Signed | Whose word it is');
      },
      diff: [['## Signed | Who stands for it\n', '## Signed | Whose word it is\n']],
    },
    {
      title: 'a table',
      file: MANAGEMENT,
      act: async (staff) => {
        await staff.open(MANAGEMENT, 'Text of the page');
        const areas = staff.page.getByRole('textbox', {name: 'Text', exact: true});
        await areas.last().waitFor();
        await areas
          .last()
          .evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(one.value.length, one.value.length));
        await staff.tool(areas.last(), 'Table');
        await staff.type('Name');
        await staff.mark('| Name |  |');
        await staff.type('| Name | Value |');
        await staff.mark('|  |  |');
        await staff.type('| one | two |');
      },
      diff: [['the leaders say how.\n', 'the leaders say how.\n\n| Name | Value |\n| --- | --- |\n| one | two |\n']],
    },
  ],
  'What is new altogether': [
    {
      title: 'a service from nothing',
      file: SERVICE,
      act: async (staff) => {
        await staff.page.getByText('New page', {exact: true}).click();
        await staff.page.getByLabel('What kind of page').selectOption('service');
        await staff.page.getByLabel('Title of the page').fill('Hydro Testing');
        await staff.page.getByRole('button', {name: 'Add the page'}).click();
        await staff.turnTo('Description');
        await staff.fill('description', field(NEW_SERVICE, 'description'));
        await staff.turnTo('Sidebar position');
        await staff.fill('sidebar_position', '7');
        await staff.turnTo('Service');
        await staff.fill('service.title', 'Hydro Testing');
        await staff.fill('service.icon', 'gauge');
        await staff.page
          .locator('[data-path="service.icon"]')
          .getByRole('button', {name: 'gauge', exact: true})
          .click();
        await staff.fill('service.description', 'Pressure on paper: strength and leak tests with water.');
        await staff.fill('service.features.0', 'Strength tests');
        await staff.fill('service.features.1', 'Leak tests');
        await staff.fill('service.features.2', 'Test packs');
        await staff.control('service.image').setInputFiles(CAMERA);
        await staff.fill('service.alt', 'A valve on the test bench');
        await expect(staff.frame.locator('h1')).toHaveText('Hydro Testing');
      },
      diff: [],
      added: {[SERVICE]: NEW_SERVICE, 'static/img/test-bench.jpg': PHOTO},
    },
    {
      title: 'a photo in the gallery',
      file: GALLERY,
      act: async (staff) => {
        await staff.open(GALLERY, 'Categories');
        await staff.entry('categories.1');
        await staff.page.getByRole('button', {name: 'Add to images'}).last().click();
        const last = 'categories.1.images.2';
        await staff.entry(last);
        await staff.control(`${last}.src`).setInputFiles(CAMERA);
        await staff.fill(`${last}.alt`, 'A valve on the test bench');
      },
      diff: [[LAST_IMAGE, `${LAST_IMAGE}      - src: /img/test-bench-2.jpg\n        alt: A valve on the test bench\n`]],
      added: {'static/img/test-bench-2.jpg': PHOTO},
    },
  ],
  'Links, and a change of mind': [
    {
      title: 'changes undone to the start',
      file: HISTORY,
      act: async (staff) => {
        await staff.open(HISTORY, 'Introduction');
        await staff.fill('lead', 'Two');
        await staff.open(HISTORY, 'Heading');
        await staff.fill('heading', 'One');
        const undo = staff.page.getByRole('button', {name: 'Undo'});
        await undo.click();
        await undo.click();
      },
      diff: [],
    },
    {
      title: 'a quick link',
      file: SITE_FILE,
      act: async (staff) => {
        await staff.open(SITE_FILE, 'Quick links');
        await staff.page.getByRole('button', {name: 'Add to quick links'}).click();
        await staff.entry('quickLinks.7');
        await staff.fill('quickLinks.7.name', 'Policy');
        await staff.fill('quickLinks.7.href', '/policy-of-the-tests');
      },
      diff: [
        [
          '  - {name: Careers, href: /careers}\n  - {name: Contact, href: /contact}\n',
          '  - {name: Careers, href: /careers}\n  - {name: Contact, href: /contact}\n  - {name: Policy, href: /policy-of-the-tests}\n',
        ],
      ],
    },
  ],
};
