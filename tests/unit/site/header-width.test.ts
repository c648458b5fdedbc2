import {measureHeader} from '../../../src/site/header-width';

describe('The row of the header', () => {
  const link = (name: string) => {
    const pages = ['About', 'Contact'].includes(name) && {dropdown: [{name: 'Page', href: '/page'}]};
    return {key: name.toLowerCase(), name, href: '/', ...pages};
  };
  const badge = {name: 'ISO 9001', edition: ':2015', scope: 'Quality management', href: '/about/certifications'};
  const site = {
    shortName: 'Ferrowell',
    secondName: 'Energy Services',
    navigation: ['Home', 'About', 'Services', 'Projects', 'OEM Solutions', 'Careers', 'Contact'].map(link),
    badges: [badge, {...badge, name: 'ISO 45001'}],
    labels: {quoteShort: 'Quote'},
  };

  it('fits the specified menu on laptops, two badges on wide screens and the quote button on phones', () =>
    expect(measureHeader(site)).toEqual({menu: 0, badges: [2, 2], quote: true}));

  it('drops a third badge first, and badges before menu items', () => {
    expect(measureHeader({...site, badges: [...site.badges, badge]}).badges).toEqual([2, 2, 3]);
    const longer = measureHeader({...site, navigation: [...site.navigation, link('Sustainability')]});
    expect(longer).toEqual({menu: 1, badges: [2, 3], quote: true});
  });

  it('never fits a menu with very long names, or a long button on a phone', () => {
    const navigation = Array.from({length: 10}, () => link('Instrumentation and more'));
    const labels = {quoteShort: 'Request a quotation'};
    expect(measureHeader({...site, navigation, labels})).toEqual({menu: 6, badges: [6, 6], quote: false});
  });
});
