import {measureHeader} from '../../../src/site/header-width';

describe('The row of the header', () => {
  const link = (name: string, pages = false) => ({
    key: name.toLowerCase(),
    name,
    href: '/',
    ...(pages && {dropdown: [{name: 'Page', href: '/page'}]}),
  });
  const badge = {name: 'ISO 9001', edition: ':2015', scope: 'Quality management', href: '/about/certifications'};
  const site = {
    shortName: 'Ferrowell',
    secondName: 'Energy Services',
    navigation: [
      link('Home'),
      link('About', true),
      link('Services'),
      link('Projects'),
      link('OEM Solutions'),
      link('Careers'),
      link('Contact', true),
    ],
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
    expect(measureHeader({...site, navigation, labels: {quoteShort: 'Request a quotation'}})).toEqual({
      menu: 6,
      badges: [6, 6],
      quote: false,
    });
  });
});
