import {screen, within} from '@testing-library/react';
import Desks from '../../src/components/Desks';
import {contact} from '../../src/content/kinds/contact';
import DeskBelow from '../../src/shells/Desk';
import {contactFields} from './pages/contact';
import {pageOf, read, restOf} from './pages/pageOf';
import {renderPart} from './render';

const deskWords = {who: 'Who', hours: 'When', whatsapp: 'Chat', chat: 'Write there', steps: 'Then', protection: 'Safe'};
const press = {id: 'press', name: 'The press', position: 'Head of words', answer: 'Within a day'};
const desks = [
  {...press, person: 'Ada Eze', phone: '+234 000 000 0000, +234 000 000 0001', steps: ['You tell us.']},
  {...press, id: 'yard', name: 'Neighbours', email: 'yard@ferrowell.example', protection: 'Nobody is named.'},
];
const written = {...contactFields, desks, deskWords};

describe('A desk', () => {
  it('has its own address, who answers, every way to them and how soon, and nothing that is not filled in', () => {
    renderPart(<Desks />, pageOf(contact, written));
    const [first, second] = screen.getAllByRole('article');
    if (!first) throw new Error('There is no desk.');
    expect(first).toHaveAttribute('id', 'press');
    expect(first).toHaveTextContent(/Within a day.*Ada Eze.*Head of words/);
    const links = within(first).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+2340000000000', 'tel:+2340000000001']);
    expect(first).not.toHaveTextContent(/Safe|Chat|When/);
    expect(second).toHaveAttribute('id', 'yard');
    expect(second).not.toHaveTextContent(/Then|Telephone|Ada/);
    expect(second).toHaveTextContent('SafeNobody is named.');
  });

  it('is refused where nobody can reach it, and without the words around it', () => {
    expect(() => read(contact, {...written, desks: [press]})).toThrow('desks › 0: cannot be reached');
    expect(() => read(contact, {...contactFields, desks})).toThrow('desks: needs the words around the desks');
  });

  it('is told to search engines as a contact point with its own address', () => {
    const page = read(contact, written);
    const points = JSON.stringify(page.structuredData(restOf([page], '2026-11-01')));
    expect(points.match(/"@type":"ContactPoint"/g)).toHaveLength(2);
    expect(points).toContain('/contact#press","contactType":"The press"');
    expect(points).toContain('"telephone":["+234 000 000 0000","+234 000 000 0001"]');
  });

  it('stands below the words of a page that names it, with the way to its full entry', () => {
    renderPart(<DeskBelow to="/contact#press" name="The press" who="Ada Eze, Head of words" answer="Within a day" />);
    const below = screen.getByRole('complementary');
    expect(within(below).getByRole('link', {name: 'The press'})).toHaveAttribute('href', '/contact#press');
    expect(below).toHaveTextContent('Ada Eze, Head of words');
  });
});
