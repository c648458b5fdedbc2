/** Pages, the menu and the facts of all pages. */
import {edit, WHO, TRADING, SITE} from './edit';

edit(
  'a page added',
  (d) =>
    d.write(
      'about/safety.mdx',
      d
        .read(WHO)
        .replace(/^description:.*$/m, 'description: How everybody comes home from work in one piece, every day.')
        .replace(/^title:.*$/m, 'title: Safety')
        .replace(/^heading:.*$/m, 'heading: Safe home'),
    ),
  {},
);
edit(
  'a page removed',
  (d) => d.write(TRADING, undefined).write('search.mdx', d.read('search.mdx').replace(/^.*services\/trading.*\n/m, '')),
  {},
);
edit(
  'a page renamed',
  (d) =>
    d
      .rename(WHO, 'about/company.mdx')
      .write(SITE, d.read(SITE).replace('/about/who-we-are', '/about/company'))
      .write(
        'about/company.mdx',
        d.read('about/company.mdx').replace('title:', 'formerly: [/about/who-we-are]\ntitle:'),
      )
      .write('index.mdx', d.read('index.mdx').replace('/about/who-we-are', '/about/company'))
      .write('about/index.mdx', d.read('about/index.mdx').replace('/about/who-we-are', '/about/company')),
  {},
);
edit(
  'a service added',
  (d) =>
    d.write(
      'services/inspection.mdx',
      d
        .read('services/operations.mdx')
        .replace(
          /^description:.*$/m,
          'description: Inspection of tanks, lines and vessels, with a record of every reading.',
        )
        .replace(/^title:.*$/m, 'title: Inspection')
        .replace(/^( *)title: Operations.*$/m, '$1title: Inspection')
        .replace(/^sidebar_position:.*$/m, 'sidebar_position: 8'),
    ),
  {'/services/engineering': ['added']},
);
edit('a service renamed', (d) => d.set('services/engineering.mdx', ['service', 'title'], 'Engineering Design'), {});
edit('a word of the menu', (d) => d.set(SITE, ['navigation', 5, 'name'], 'Jobs'), {});
edit('the menu in another order', (d) => d.move(SITE, ['navigation'], 5, 3), {});
edit('a page taken out of the menu', (d) => d.remove(SITE, ['navigation', 1, 'dropdown'], 4), {});
edit('the telephone of the company', (d) => d.set(SITE, ['phones', 0], '+234 801 000 0000'), {});
edit('the tagline', (d) => d.say(SITE, ['tagline'], (t) => t.replace('small', 'little')), {});
