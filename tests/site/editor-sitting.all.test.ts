import {readFileSync} from 'node:fs';
import type {FrameLocator, Locator, Page} from '@playwright/test';
import {LOCAL_GITHUB_URL} from '../../src/node/github-service';
import {twelveHours} from '../../src/shared/days';
import {words} from '../../src/edit/words';
import {laterWords} from '../../src/edit/words/later';
import {signIn} from './editor-actions';
import {menuWord, topOf} from './listed';
import {DESKTOP, expect, PHONE, test} from './test';

test.use({allowed: [LOCAL_GITHUB_URL]});

/** As many presses as a sitting of thirteen tasks may cost. */
const MOST_PRESSES = 70;

const PHOTO = {
  name: 'Quay At Dusk.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync('static/img/gallery/hook.jpg'),
};
const LOGO = {name: 'Southfield.svg', mimeType: 'image/svg+xml', buffer: readFileSync('static/img/logos/quay.svg')};

/** A person who sees the window, presses and types, and counts it. */
class Hand {
  presses = 0;
  keys = 0;
  readonly frame: FrameLocator;
  readonly side: Locator;

  constructor(
    readonly page: Page,
    private readonly isFinger: boolean,
  ) {
    this.frame = page.frameLocator('iframe');
    this.side = page.getByRole('complementary');
  }

  /** @param position in it; by itself its middle */
  async press(what: Locator, position?: {x: number; y: number}): Promise<void> {
    this.presses += 1;
    await (this.isFinger ? what.tap({position}) : what.click({position}));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {name, exact: typeof name === 'string'});
  }

  field(name: string): Locator {
    return this.side.getByRole('textbox', {name: new RegExp(`^${name}`)});
  }

  /** A person types once a field shows that it takes what is typed. */
  private async ready(): Promise<void> {
    await expect(this.page.locator(':is(input, textarea):focus')).toBeVisible();
  }

  async type(text: string): Promise<void> {
    await this.ready();
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  async key(...names: string[]): Promise<void> {
    await this.ready();
    this.keys += names.length;
    for (const name of names) await this.page.keyboard.press(name);
  }

  async typeOver(text: string): Promise<void> {
    await this.key('Control+A');
    await this.type(text);
  }

  /** Opens a list and presses what stands in it. */
  async choose(list: Locator, option: string): Promise<void> {
    this.presses += 2;
    await list.selectOption(option);
  }

  async file(at: Locator, file: typeof PHOTO): Promise<void> {
    this.presses += 1;
    const chooser = this.page.waitForEvent('filechooser');
    await (this.isFinger ? at.tap() : at.click());
    await (await chooser).setFiles(file);
  }

  /** Opens a page from the list of all. */
  async turnTo(name: string): Promise<void> {
    const list = this.page.getByRole('navigation', {name: words.pages.heading});
    if (!(await list.isVisible())) await this.press(this.button(words.bar.pages));
    await this.press(list.getByRole('button', {name: new RegExp(`^${name}`)}).first());
  }

  /** Presses words on the page. */
  async pressWords(text: string): Promise<void> {
    await this.press(this.frame.getByText(text, {exact: true}).locator('visible=true').first());
  }
}

type Task = readonly [title: string, act: (hand: Hand) => Promise<void>];

/** Where the first of two hours stands in its line. */
const BEGINNING = {x: 30, y: 12};
const NUMBER = '+234 000 000 0000';
const NEW_NUMBER = '+234 803 555 0142';

const TASKS: readonly Task[] = [
  [
    'a telephone number is changed everywhere',
    async (hand) => {
      await hand.pressWords(NUMBER);
      await hand.typeOver(NEW_NUMBER);
      await hand.press(hand.button(laterWords.elsewhere.all(NEW_NUMBER)));
      await expect(hand.frame.getByText(NUMBER, {exact: true})).toHaveCount(0);
    },
  ],
  [
    'an opening is added',
    async (hand) => {
      await hand.turnTo(menuWord('/careers'));
      await hand.pressWords('Manual Machinist');
      await hand.press(hand.side.getByRole('button', {name: 'Openings', exact: true}));
      await hand.press(hand.button(words.field.addTo('openings')));
      await hand.type('Coded Welder');
      const entry = hand.side.locator('details[open]').last();
      await hand.press(entry.getByRole('textbox', {name: 'Entry 1'}));
      await hand.type('Warri');
      await hand.choose(entry.getByRole('combobox', {name: 'Type'}), 'Full-time');
      await hand.press(entry.getByRole('textbox', {name: 'Experience'}));
      await hand.type('4-6 years');
      await hand.press(hand.button(laterWords.dash.take));
      await expect(entry.getByRole('textbox', {name: 'Experience'})).toHaveValue('4–6 years');
      await hand.press(entry.getByRole('textbox', {name: 'Description'}));
      await hand.type('Weld pipes to code.');
      await hand.press(entry.getByRole('textbox', {name: 'Apply link'}));
      await hand.type('https://forms.example/apply/coded-welder');
      await expect(hand.frame.getByRole('heading', {name: 'Coded Welder'})).toBeVisible();
      await expect(hand.frame.getByText('4–6 years')).toBeVisible();
    },
  ],
  [
    'an opening is given its last day, and is no example any more',
    async (hand) => {
      await hand.pressWords('Pipe Fitter');
      // Until then the list of all openings is open.
      await expect(hand.side.getByLabel('Closes')).toHaveCount(1);
      await hand.press(hand.side.getByLabel('Closes'));
      await hand.type('12312027');
      await hand.press(hand.button(laterWords.example.take));
      await expect(hand.button(laterWords.example.take)).toBeHidden();
    },
  ],
  [
    'a photo is replaced',
    async (hand) => {
      await hand.turnTo(menuWord('/about/gallery'));
      await hand.press(hand.frame.getByRole('img', {name: 'The hook of the crane'}));
      await hand.file(hand.side.getByText(laterWords.picture.other.picture).first(), PHOTO);
      await hand.press(hand.field('Alternative text'));
      await hand.typeOver('The quay at dusk');
      await expect(hand.frame.getByRole('img', {name: 'The quay at dusk'}).first()).toBeVisible();
    },
  ],
  [
    'words of a paragraph become a link',
    async (hand) => {
      await hand.turnTo(topOf<{title: string}>('pages/services/engineering.mdx').title);
      await hand.press(hand.frame.getByText('The office draws').first());
      await hand.key('Home', 'Control+Shift+ArrowRight', 'Control+Shift+ArrowRight');
      await hand.press(hand.button(laterWords.body.link).first());
      await hand.choose(hand.page.getByLabel(laterWords.link.page, {exact: true}), '/contact');
      await hand.press(hand.button(laterWords.link.done));
      await expect(hand.frame.getByRole('main').getByRole('link', {name: /^The office/})).toHaveAttribute(
        'href',
        '/contact',
      );
    },
  ],
  [
    'a client is added with its logo',
    async (hand) => {
      await hand.turnTo(menuWord('/about/clients'));
      await hand.press(hand.frame.getByRole('main').locator('[data-at*="#clients."]').first());
      await hand.press(hand.side.getByRole('button', {name: 'Clients', exact: true}).last());
      await hand.press(hand.button(words.field.addTo('clients')));
      await hand.type('Southfield Petroleum');
      await hand.file(hand.side.getByText(laterWords.picture.choose.picture, {exact: true}), LOGO);
      await expect(
        hand.frame
          .getByRole('main')
          .getByText('Southfield Petroleum')
          .or(hand.frame.getByRole('img', {name: 'Southfield Petroleum'}))
          .first(),
      ).toBeVisible();
    },
  ],
  [
    'the office hours are changed',
    async (hand) => {
      await hand.turnTo(menuWord('/contact'));
      await hand.press(hand.frame.getByText(twelveHours('08:00')).first(), BEGINNING);
      await hand.typeOver('09:30');
      await expect(hand.frame.getByText(twelveHours('09:30')).first()).toBeVisible();
    },
  ],
  [
    'an e-mail address is written wrongly, told, and put right',
    async (hand) => {
      await hand.press(hand.frame.getByRole('tab', {name: 'The Yard'}));
      await hand.pressWords('yard@ferrowell.example');
      await hand.typeOver('yard.ferrowell');
      await hand.key('Tab');
      await expect(hand.side.getByText('is not an e-mail address')).toBeVisible();
      await hand.press(hand.field('E-mail'));
      await hand.typeOver('works@ferrowell.example');
      await hand.key('Tab');
      await expect(hand.side.getByText('is not an e-mail address')).toBeHidden();
    },
  ],
  [
    'an entry moves up',
    async (hand) => {
      await hand.turnTo(menuWord('/about/history'));
      await hand.pressWords('The Yard');
      await hand.press(hand.button(/^Move up/));
      await expect(hand.frame.getByRole('main').getByRole('heading', {level: 3}).first()).toHaveText('The Yard');
    },
  ],
  [
    'an entry leaves',
    async (hand) => {
      await hand.pressWords('The Jetty');
      await hand.press(hand.button(/^Remove The Jetty/));
      await expect(hand.frame.getByText('Boats come by themselves.')).toHaveCount(0);
    },
  ],
  [
    'a word of the menu is changed',
    async (hand) => {
      const menu = hand.frame.getByRole('button', {name: 'Open menu'});
      if (await menu.isVisible()) await hand.press(menu);
      await hand.pressWords('OEM Solutions');
      await hand.typeOver('Makers');
      await expect(hand.frame.getByText('Makers', {exact: true}).locator('visible=true').first()).toBeVisible();
    },
  ],
  [
    'a change on another page is undone, and seen',
    async (hand) => {
      await hand.turnTo(menuWord('/projects'));
      await hand.press(hand.button(words.bar.undo));
      await expect(hand.field('Name')).toHaveValue('OEM Solutions');
      await expect(hand.page.getByRole('status').filter({hasText: words.bar.undone('Shared facts')})).toBeVisible();
    },
  ],
  [
    'all of it is sent, and waits for its review',
    async (hand) => {
      await hand.press(hand.button(words.bar.send));
      await hand.press(hand.page.getByRole('textbox', {name: laterWords.review.sentence}));
      await hand.type('The news of this week');
      await hand.press(hand.button(laterWords.review.send));
      await expect(hand.page.getByText(laterWords.review.sent)).toBeVisible();
      await hand.press(hand.page.getByRole('dialog').getByRole('button', {name: words.close}));
      await expect(hand.page.getByRole('status').filter({hasText: words.bar.waiting})).toBeVisible();
    },
  ],
];

for (const [viewport, isFinger] of [
  [DESKTOP, false],
  [{width: 768, height: 1024}, true],
  [PHONE, true],
] as const)
  test.describe(`At ${viewport.width} px`, () => {
    test.use({viewport, hasTouch: isFinger});

    test(`Thirteen tasks of staff cost at most ${MOST_PRESSES} presses, and each is seen to be done`, async ({
      page,
    }) => {
      await signIn(page);
      const hand = new Hand(page, isFinger);
      for (const [title, act] of TASKS) await test.step(title, () => act(hand));
      expect(hand.presses).toBeLessThanOrEqual(MOST_PRESSES);
    });
  });
