/** Entries of lists. */
import {edit, CAREERS, PROJECTS, CLIENTS, WHO, TRADING} from './edit';

edit(
  'an opening added',
  (d) =>
    d.add(CAREERS, ['openings'], 2, {
      id: 'welder',
      title: 'Coded Welder',
      description: 'Weld what the drawing says, in all positions.',
      applyLink: 'https://forms.example/apply/welder',
    }),
  {'/careers': ['added']},
);
edit('an opening removed', (d) => d.remove(CAREERS, ['openings'], 2), {'/careers': ['removed']});
edit('an opening closed', (d) => d.set(CAREERS, ['openings', 2, 'closes'], '2020-01-31'), {'/careers': ['removed']});
edit('a last day to apply', (d) => d.set(CAREERS, ['openings', 0, 'closes'], '2099-01-31'), {'/careers': ['added']});
edit('an opening moved up', (d) => d.move(CAREERS, ['openings'], 4, 0), {'/careers': ['moved']});
edit('an opening moved down', (d) => d.move(CAREERS, ['openings'], 0, 3), {'/careers': ['moved']});
edit('two openings that change places', (d) => d.move(CAREERS, ['openings'], 1, 2), {'/careers': ['moved']});
edit(
  'an opening moved and changed',
  (d) => d.move(CAREERS, ['openings'], 4, 0).set(CAREERS, ['openings', 0, 'experience'], '1 year'),
  {'/careers': ['moved', 'words']},
);
edit('another id for an opening', (d) => d.set(CAREERS, ['openings', 1, 'id'], 'machinist-by-hand'), {
  '/careers': ['other'],
});
edit('all openings gone', (d) => d.set(CAREERS, ['openings'], []), {});
edit(
  'a project added',
  (d) =>
    d.add(PROJECTS, ['projects'], 0, {id: 'jetty', title: 'Jetty pipework', description: 'New lines along the jetty.'}),
  {},
);
edit(
  'a project removed that Home shows',
  (d) => d.remove(PROJECTS, ['projects'], 1).set('index.mdx', ['projects'], ['alpha', 'gamma', 'delta', 'epsilon']),
  {'/': ['removed', 'added']},
);
edit('a project moved', (d) => d.move(PROJECTS, ['projects'], 5, 0), {'/projects': ['moved', 'moved']});
edit('another id for a project', (d) => d.set(PROJECTS, ['projects', 5, 'id'], 'number-six'), {'/projects': []});
edit('Home shows its projects in another order', (d) => d.move('index.mdx', ['projects'], 0, 3), {'/': ['moved']});
edit('Home shows another project', (d) => d.set('index.mdx', ['projects', 3], 'epsilon'), {'/': ['added', 'removed']});
edit('Home shows its services in another order', (d) => d.move('index.mdx', ['services'], 5, 0), {'/': ['moved']});
edit('a client added', (d) => d.add(CLIENTS, ['clients'], 3, {id: 'newcomer', name: 'Newcomer Energy'}), {
  '/about/clients': ['added'],
});
edit('a client removed', (d) => d.remove(CLIENTS, ['clients'], 10), {'/about/clients': ['removed']});
edit('a benefit moved', (d) => d.move(CAREERS, ['benefits'], 2, 0), {'/careers': ['moved']});
edit('a line of a scope added', (d) => d.add('services/operations.mdx', ['scope'], 3, 'Ejector design'), {
  '/services/operations': ['added'],
});
edit('a line of a scope moved', (d) => d.move('services/operations.mdx', ['scope'], 3, 0), {
  '/services/operations': ['moved'],
});
edit('a line of a scope removed', (d) => d.remove('services/operations.mdx', ['scope'], 2), {
  '/services/operations': ['removed'],
});
edit(
  'an item moved to another group',
  (d) => d.remove(TRADING, ['groups', 0, 'items'], 2).add(TRADING, ['groups', 1, 'items'], 2, 'Oils'),
  {'/services/trading': ['removed', 'moved']},
);
edit('a milestone removed', (d) => d.remove('about/history.mdx', ['timeline'], 1), {});
edit('a leader moved', (d) => d.move('about/management.mdx', ['members'], 2, 0), {'/about/management': ['moved']});
edit('an office removed', (d) => d.remove('contact/index.mdx', ['offices'], 2), {});
edit('an office moved to the front', (d) => d.move('contact/index.mdx', ['offices'], 2, 0), {});
edit('a slide moved', (d) => d.move('index.mdx', ['slides'], 4, 1), {});
edit('a button removed', (d) => d.remove(WHO, ['callToAction', 'buttons'], 1), {'/about/who-we-are': ['removed']});
