import {roomsOf} from '../../src/theme/Navbar/rooms';

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

describe('The row of the header', () => {
  it('has room for the menu of the specification on laptops, for its two badges on wide screens, for a quote on phones', () => {
    expect(roomsOf(site)).toEqual({menu: 0, badges: [2, 2], quote: true});
  });

  it('gives up a third badge, and the last badges before a word of the menu', () => {
    expect(roomsOf({...site, badges: [...site.badges, badge]}).badges).toEqual([2, 2, 3]);
    const longer = roomsOf({...site, navigation: [...site.navigation, link('Sustainability')]});
    expect(longer).toEqual({menu: 1, badges: [2, 3], quote: true});
  });

  it('never has room for a menu of very long words, nor a phone for a long button', () => {
    const navigation = Array.from({length: 10}, () => link('Instrumentation and more'));
    expect(roomsOf({...site, navigation, labels: {quoteShort: 'Request a quotation'}})).toEqual({
      menu: 6,
      badges: [6, 6],
      quote: false,
    });
  });
});
