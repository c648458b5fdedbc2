import type {Locator} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {signIn} from './editor-actions';
import {Staff} from './editor-tasks';
import {listed, site, topOf} from './listed';
import {expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

const CONTACT = 'pages/contact/index.mdx';
const CERTIFICATIONS = 'pages/about/certifications.mdx';
const GALLERY = 'pages/about/gallery.mdx';
const MANAGEMENT = 'pages/about/management.mdx';
const PROJECTS = 'pages/projects.mdx';
const SITE_FILE = 'pages/_site.yml';

const {offices} = topOf<{offices: {id: string; address: string}[]}>(CONTACT);
const office = offices[1];
const [certificate] = listed('about/certifications', 'certifications');
const [leader] = listed('about/management', 'members');
const projects = listed('projects', 'projects');
const withContract = projects.findIndex(({contract}) => contract !== undefined);
const {categories} = topOf<{categories: {images: {alt: string}[]}[]}>(GALLERY);
const photo = categories[1]?.images[0];
const inMenu = site.navigation.findIndex(({dropdown}) => dropdown);
const lastOfMenu = (site.navigation[inMenu]?.dropdown?.length ?? 0) - 1;
const menuWord = site.navigation[inMenu]?.dropdown?.[lastOfMenu]?.name ?? '';

interface Shut {
  what: string;
  file: string;
  /** The field of the page in the list of all. */
  list: string;
  /** The entries that are opened in the panel, the outer ones first. */
  entries: string[];
  /** The field that is changed. */
  field: string;
  shows: (staff: Staff) => Locator;
  /** The words before. */
  words: string;
}

const main = (staff: Staff) => staff.frame.getByRole('main');

const SHUT: readonly Shut[] = [
  {
    what: 'an office behind its tab',
    file: CONTACT,
    list: 'Offices',
    entries: ['offices.1'],
    field: 'offices.1.address',
    shows: (staff) => staff.frame.locator(`[id="${office?.id}"] dd`).first(),
    words: office?.address ?? '',
  },
  {
    what: 'a fact in a fold',
    file: CERTIFICATIONS,
    list: 'Certifications',
    entries: ['certifications.0'],
    field: 'certifications.0.accreditedBy',
    shows: (staff) => main(staff).locator('details dd[data-at*="accreditedBy"]').first(),
    words: certificate?.accreditedBy ?? '',
  },
  {
    what: 'a column that only the other view of a list has',
    file: PROJECTS,
    list: 'Projects',
    entries: [`projects.${withContract}`],
    field: `projects.${withContract}.contract`,
    shows: (staff) => main(staff).locator('td', {hasText: projects[withContract]?.contract}),
    words: projects[withContract]?.contract ?? '',
  },
  {
    what: 'the description of a photo, which stands below it where it is shown large',
    file: GALLERY,
    list: 'Categories',
    entries: ['categories.1', 'categories.1.images.0'],
    field: 'categories.1.images.0.alt',
    shows: (staff) => staff.frame.locator('dialog figcaption'),
    words: photo?.alt ?? '',
  },
  {
    what: 'the words on the back of a card',
    file: MANAGEMENT,
    list: 'Members',
    entries: ['members.0'],
    field: 'members.0.bio',
    shows: (staff) => main(staff).locator('[data-at$="members.0.bio"]').first(),
    words: leader?.bio ?? '',
  },
  {
    what: 'a word of a menu that drops down',
    file: SITE_FILE,
    list: 'Navigation',
    entries: [`navigation.${inMenu}`, `navigation.${inMenu}.dropdown.${lastOfMenu}`],
    field: `navigation.${inMenu}.dropdown.${lastOfMenu}.name`,
    shows: (staff) => staff.frame.locator(`[data-at*="dropdown.${lastOfMenu}.name"]:visible`).first(),
    words: menuWord,
  },
];

for (const viewport of [{width: 1440, height: 900}, PHONE])
  test.describe(`At ${viewport.width} px`, () => {
    test.use({viewport});

    for (const {what, file, list, entries, field, shows, words} of SHUT)
      test(`${what} opens on the page when it is opened at the side, stays open, and the focus stays beside it`, async ({
        page,
      }) => {
        await signIn(page);
        const staff = new Staff(page);
        await staff.open(file, list);
        for (const entry of entries) await staff.entry(entry);
        const control = staff.control(field);
        await control.focus();
        await expect(shows(staff)).toContainText(words);
        await expect(shows(staff)).toBeInViewport();
        await expect(control).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type(' II');
        await expect(shows(staff)).toContainText(`${words} II`);
        await expect(shows(staff)).toBeInViewport();
        await expect(control).toBeFocused();
      });
  });

test('A field that has the focus before its entry says that it is open stays pointed out', async ({page}) => {
  await signIn(page);
  const staff = new Staff(page);
  await staff.open(PROJECTS, 'Projects');
  const entry = page.locator(`details[data-entry="projects.${withContract}"]`);
  await entry.evaluate(async (details: HTMLDetailsElement, path) => {
    const told = new Promise((resolve) => details.addEventListener('toggle', resolve, {once: true}));
    details.open = true;
    details.querySelector<HTMLElement>(`[data-path="${path}"] :is(input, textarea)`)?.focus();
    await told;
  }, `projects.${withContract}.contract`);
  const pointed = staff.frame.locator('[data-pointed]');
  await expect(pointed).toHaveText([projects[withContract]?.contract ?? '']);
  await expect(pointed).toBeInViewport();
});
