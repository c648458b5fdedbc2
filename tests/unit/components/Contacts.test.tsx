import {screen, within} from '@testing-library/react';
import {renderBlock} from './render';
import Contacts from '../../../src/components/Contacts';
import {contact} from '../../../src/site/page-types/contact';
import ContactBelow from '../../../src/templates/ContactPoint';
import {pageOf, read, createSiteContext} from './pages';
import {contactFields} from './contact-page';

describe('A contact point', () => {
  const contactLabels = {who: 'Who', hours: 'When', whatsapp: 'Chat', chat: 'Write', steps: 'Then', protection: 'Safe'};
  const press = {id: 'press', name: 'The press', position: 'Head of words', answer: 'Within a day'};
  const contacts = [
    {...press, person: 'Ada Eze', phone: '+234 000 000 0000, +234 000 000 0001', steps: ['You tell us.']},
    {...press, id: 'yard', name: 'Neighbours', email: 'yard@ferrowell.example', protection: 'Nobody is named.'},
  ];
  const written = {...contactFields, contacts, contactLabels};

  it('has its id, the person, all contact details and the time to answer, and nothing that is empty', () => {
    renderBlock(<Contacts />, pageOf(contact, written));
    const [first, second] = screen.getAllByRole('article');
    if (!first) throw new Error('There is no contact.');
    expect(first).toHaveAttribute('id', 'press');
    expect(first).toHaveTextContent(/Within a day.*Ada Eze.*Head of words/);
    const links = within(first).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
    expect(first).not.toHaveTextContent(/Safe|Chat|When/);
    expect(second).toHaveAttribute('id', 'yard');
    expect(second).not.toHaveTextContent(/Then|Telephone|Ada/);
    expect(second).toHaveTextContent('SafeNobody is named.');
  });

  it('is reported without contact details, and without its labels', () => {
    expect(() => read(contact, {...written, contacts: [press]})).toThrow(
      'contacts › 0: has no telephone, e-mail or WhatsApp',
    );
    expect(() => read(contact, {...contactFields, contacts})).toThrow('contacts: needs the labels of the contacts');
  });

  it('is in the structured data as a ContactPoint with its own address', () => {
    const page = read(contact, written);
    const points = JSON.stringify(page.structuredData(createSiteContext([page], '2026-11-01')));
    expect(points.match(/"@type":"ContactPoint"/g)).toHaveLength(2);
    expect(points).toContain('/contact#press","contactType":"The press"');
    expect(points).toContain('"telephone":["+234 000 000 0000","+234 000 000 0001"]');
  });

  it('is shown below the body of a page that refers to it, with a link to its full entry', () => {
    renderBlock(
      <ContactBelow to="/contact#press" name="The press" who="Ada Eze, Head of words" answer="Within a day" />,
    );
    const below = screen.getByRole('complementary');
    expect(within(below).getByRole('link', {name: 'The press'})).toHaveAttribute('href', '/contact#press');
    expect(below).toHaveTextContent('Ada Eze, Head of words');
  });
});
