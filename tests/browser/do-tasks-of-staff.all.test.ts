/** Tests tasks of staff: their actions, and what an expert would have written by hand. */
import {readFileSync} from 'node:fs';
import {SITE_FILE} from '../../src/cms/values/paths';
import {messages as ofEditor} from '../../src/editor/messages';
import {deferredMessages} from '../../src/editor/messages/deferred';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {pageFiles} from '../../src/node/project-files';
import {headingOf, send, signIn, Staff} from './editor-actions';
import {site} from './page-content';
import {expect, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

type Act = (staff: Staff) => Promise<unknown>;
/** The file, the field to open, the action there, and each old text with its new one. */
type Task = readonly [
  file: string,
  field: string,
  act: Act | Readonly<Record<string, string>>,
  ...diff: (readonly [old: string, now: string])[],
];

const HISTORY = 'pages/about/history.mdx';
const POLICY = 'pages/policy-of-the-tests.mdx';
const CAREERS = 'pages/careers.mdx';
const MACHINIST = 'pages/careers/machinist.mdx';
const ENGINEERING = 'pages/services/engineering.mdx';
const CERTIFICATIONS = 'pages/about/certifications.mdx';
const MANAGEMENT = 'pages/about/management.mdx';
const CLIENTS = 'pages/about/clients.mdx';
const GALLERY = 'pages/about/gallery.mdx';
const TEXT = 'Page text';

const [LAST_CLIENT = ''] = /^ {2}- \{id: kelp,.*\n/m.exec(readFileSync(CLIENTS, 'utf8')) ?? [];

const SERVICE = 'pages/services/hydro-testing.mdx';
const NEW_SERVICE = `---
title: Hydro Testing
description: Strength and leak tests of pipes, valves and vessels.
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
const LAST_IMAGE = '      - src: /img/crane.jpg\n        alt: The crane at noon\n';
/** A photo of the site with a camera's file name. */
const CAMERA = {
  name: 'Test Bench.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync('static/img/gallery/hook.jpg'),
};
const PHOTO = CAMERA.buffer.toString('base64');

async function addService(staff: Staff): Promise<void> {
  const turnTo = async (name: string) => {
    await staff.page.locator('aside p button').first().click();
    const field = new RegExp(`^${name}( \\d+ problems? to fix)?$`);
    await staff.page.getByRole('button', {name: field}).last().click();
  };
  await staff.page.getByText('New page', {exact: true}).click();
  await staff.page.getByLabel('Page type').selectOption('service');
  await staff.page.getByLabel('Page title').fill('Hydro Testing');
  await staff.button('Add page').click();
  await turnTo('Description');
  await staff.fill('description', 'Strength and leak tests of pipes, valves and vessels.');
  await turnTo('Sidebar position');
  await staff.fill('sidebar_position', '7');
  await turnTo('Service');
  await staff.fill('service.title', 'Hydro Testing');
  await staff.icon('service.icon', 'gauge');
  await staff.fill('service.description', 'Pressure on paper: strength and leak tests with water.');
  for (const [index, feature] of ['Strength tests', 'Leak tests', 'Test packs'].entries())
    await staff.fill(`service.features.${index}`, feature);
  await staff.control('service.image').setInputFiles(CAMERA);
  await staff.fill('service.alt', 'A valve on the test bench');
  await expect(headingOf(staff.page)).toHaveText('Hydro Testing');
}

/** The tasks of one session, sent together; those after the second run in the second lane. */
const SESSIONS: Readonly<Record<string, readonly Task[]>> = {
  'values and entries': [
    [
      HISTORY,
      'Title',
      {title: 'Our History: the #1 yard, and # two'},
      ['title: Our History\n', 'title: "Our History: the #1 yard, and # two"\n'],
    ],
    [
      CERTIFICATIONS,
      'Certifications',
      {'certifications.1.number': 'LIC-000042'},
      ['number: "LIC-000000"', 'number: LIC-000042'],
    ],
    [
      HISTORY,
      'Timeline',
      (staff) => staff.press('timeline.2', 'Remove'),
      ['  - id: jetty\n    title: The Jetty\n    description: Boats come by themselves.\n', ''],
    ],
    [
      SITE_FILE,
      'Navigation',
      (staff) => staff.press('navigation.1.dropdown.2', 'Move up'),
      [
        '      - {name: Management, href: /about/management}\n      - {name: Our History, href: /about/history}\n',
        '      - {name: Our History, href: /about/history}\n      - {name: Management, href: /about/management}\n',
      ],
    ],
    [
      CLIENTS,
      'Clients',
      async (staff) => {
        await staff.press('clients.0', 'Copy');
        await staff.fill('clients.1.name', 'Southfield Petroleum');
        await staff.fill('clients.1.id', 'southfield');
      },
      ['  - {id: c2,', '  - {id: southfield, name: Southfield Petroleum, logo: /img/logos/quay.svg}\n  - {id: c2,'],
    ],
    [
      MACHINIST,
      'Closes',
      async (staff) => {
        // An optional field is added and removed again.
        await staff.fill('closes', '2027-12-31');
        await staff.fill('closes', '');
        await staff.fill('closes', '2027-12-31');
      },
      ['pinned: 1\n', 'closes: 2027-12-31\npinned: 1\n'],
    ],
  ],
  'texts and photos': [
    [
      HISTORY,
      TEXT,
      (staff) => staff.replace('Each step was as long as the one before it.', 'One line of it, and another.'),
      ['Each step was as long as the one before it.', 'One line of it, and another.'],
    ],
    [
      HISTORY,
      TEXT,
      (staff) => staff.button('Move up Timeline').click(),
      ['<Timeline />\n\n', ''],
      ['## Milestones | How it went\n', '## Milestones | How it went\n\n<Timeline />\n'],
    ],
    [
      ENGINEERING,
      TEXT,
      (staff) => staff.tool('what the yard', 'Bold'),
      ['draws what the yard builds', 'draws **what the yard** builds'],
    ],
    [
      ENGINEERING,
      TEXT,
      async (staff) => {
        await staff.tool('The office', 'Link');
        await staff.page.getByLabel('Page', {exact: true}).selectOption('/contact');
        await staff.button('Insert link').click();
      },
      ['The office draws', '[The office](/contact) draws'],
    ],
    [
      MANAGEMENT,
      TEXT,
      async (staff) => {
        await staff.tool('the leaders say how.', 'Table', true);
        for (const cell of ['Name', 'Value', 'one', 'two']) {
          await staff.page.keyboard.type(cell);
          await staff.page.keyboard.press('Tab');
        }
        // Tab in the last cell adds a row, which nobody needs here.
        await staff.button('Remove row').click();
      },
      ['the leaders say how.\n', 'the leaders say how.\n\n| Name | Value |\n| --- | --- |\n| one | two |\n'],
    ],
    [
      GALLERY,
      'Categories',
      async (staff) => {
        await staff.expand('categories.1.images.0');
        await staff.button('Add an entry to images').last().click();
        await staff.expand('categories.1.images.2.src');
        await staff.control('categories.1.images.2.src').setInputFiles(CAMERA);
        await staff.fill('categories.1.images.2.alt', 'A valve on the test bench');
      },
      [LAST_IMAGE, `${LAST_IMAGE}      - src: /img/test-bench.jpg\n        alt: A valve on the test bench\n`],
    ],
  ],
  'days, numbers and choices': [
    [POLICY, 'Signature', {'signature.signed': '9/3/2026'}, ['  signed: 2025-03-01\n', '  signed: 2026-03-09\n']],
    [
      'pages/services/index.mdx',
      'Statistics',
      {'statistics.0.number': '13'},
      ['{number: 12, suffix', '{number: 13, suffix'],
    ],
    [
      'pages/privacy.mdx',
      'Sample (to be replaced)',
      (staff) => staff.control('sample').uncheck(),
      ['sample: true\n', ''],
    ],
    [
      CAREERS,
      'Benefits',
      (staff) => staff.icon('benefits.1.icon', 'trophy'),
      ['    icon: tool\n', '    icon: trophy\n'],
    ],
    [MACHINIST, 'Type', {type: 'Contract'}, ['type: Full-time\nexperience: 2–3', 'type: Contract\nexperience: 2–3']],
    [ENGINEERING, 'Service', {'service.color': 'success'}, ['  color: signal-text\n', '  color: success\n']],
    [
      'pages/contact/index.mdx',
      'Hours',
      {'hours.0.closes': '5:00 PM'},
      ['    opens: 08:00\n    closes: 18:00\n', '    opens: 08:00\n    closes: 17:00\n'],
    ],
    [
      SITE_FILE,
      'HR e-mail',
      {hrEmail: 'jobs@ferrowell.example'},
      ['hrEmail: careers@ferrowell.example', 'hrEmail: jobs@ferrowell.example'],
    ],
    [
      SITE_FILE,
      'Quick links',
      async (staff) => {
        await staff.button('Add an entry to quick links').click();
        await staff.fill('quickLinks.7.name', 'Policy');
        await staff.fill('quickLinks.7.href', '/policy-of-the-tests');
      },
      [
        '  - {name: Careers, href: /careers}\n  - {name: Contact, href: /contact}\n',
        '  - {name: Careers, href: /careers}\n  - {name: Contact, href: /contact}\n  - {name: Policy, href: /policy-of-the-tests}\n',
      ],
    ],
    // Its logo is deleted too, because nothing else uses it.
    [CLIENTS, 'Clients', (staff) => staff.press('clients.10', 'Remove'), [LAST_CLIENT, '']],
  ],
};

/** @returns the files as an expert would have written them */
function expectedFiles(tasks: readonly Task[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [file, , , ...diff] of tasks) {
    for (const [old, now] of diff) {
      const before = texts[file] ?? readFileSync(file, 'utf8');
      expect(before.split(old).length, `${file} holds once: ${old}`).toBe(2);
      texts[file] = before.replace(old, () => now);
    }
  }
  return texts;
}

for (const [sitting, tasks] of Object.entries(SESSIONS)) {
  test(`Tasks of staff are sent as an expert would have written them by hand: ${sitting}`, async ({page}) => {
    await signIn(page);
    const staff = new Staff(page);
    for (const [file, field, act] of tasks) {
      await test.step(`${field} of ${file}`, async () => {
        await staff.open(file, field);
        if (typeof act === 'function') await act(staff);
        else for (const [path, value] of Object.entries(act)) await staff.fill(path, value);
      });
    }
    const photo = tasks.some(([file]) => file === GALLERY) && {'static/img/test-bench.jpg': PHOTO};
    expect(await send(page, sitting)).toEqual({...expectedFiles(tasks), ...photo});
  });
}

test('A new service has the page that an expert would have written', async ({page}) => {
  await signIn(page);
  await addService(new Staff(page));
  expect(await send(page, 'A service')).toEqual({[SERVICE]: NEW_SERVICE, 'static/img/test-bench.jpg': PHOTO});
});

test('The editor finds other occurrences of a changed number, and one click changes all of them', async ({page}) => {
  const [before = ''] = site.phones;
  const now = '+234 803 555 0142';
  const texts = [SITE_FILE, ...pageFiles()].map((file) => [file, readFileSync(file, 'utf8')] as const);
  const changed = texts.filter(([, text]) => text.includes(before));
  expect(changed.length).toBeGreaterThan(1);
  await signIn(page);
  const staff = new Staff(page);
  await staff.open(SITE_FILE, 'Phones');
  await staff.fill('phones.0', '0803 555 0142');
  await page.getByRole('button', {name: ofEditor.bar.send}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(deferredMessages.elsewhere.left)).toBeVisible();
  await dialog.getByRole('button', {name: deferredMessages.elsewhere.all(now)}).click();
  await expect(dialog.getByText(deferredMessages.elsewhere.left)).toBeHidden();
  await dialog.getByRole('button', {name: ofEditor.close}).click();
  expect(await send(page, 'Another number')).toEqual(
    Object.fromEntries(changed.map(([file, text]) => [file, text.replaceAll(before, now)])),
  );
});
