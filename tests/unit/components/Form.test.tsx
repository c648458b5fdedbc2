import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Form from '../../../src/components/Form';
import {readDraft} from '../../../src/components/Form/answers';
import Result from '../../../src/components/Form/Result';
import {markInvalid} from '../../../src/components/Form/useForm';
import type {SendResult} from '../../../src/components/Form/useForm';
import {form, type FormField} from '../../../src/site/page-types/form';
import site from '../../mocks/site';
import {pageOf} from './pages';
import {renderBlock} from './render';

const {forms: messages} = site;
const DAY_MS = 86_400_000;

const EMAIL: FormField = {name: 'email', label: 'E-mail', type: 'email', required: true};
const pageWith = (...fields: FormField[]) =>
  pageOf(form, {form: {fields, button: 'Submit request', success: 'Thank you!'}});
const page = pageWith(EMAIL);

describe('The drafts of forms', () => {
  const keep = (path: string, days: number) => {
    const draft = {saved: Date.now() - days * DAY_MS, values: {email: 'ngozi@test.example'}, sending: false};
    localStorage.setItem(`draft:${path}`, JSON.stringify(draft));
  };

  beforeEach(() => jest.useFakeTimers({now: new Date('2026-03-09T09:00:00Z')}));
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('are deleted on a visit to any form if they are unreadable or seven days old', () => {
    keep('/contact/vendor', 7);
    keep('/contact/partner', 6);
    localStorage.setItem('draft:/contact/other', '{');
    localStorage.setItem('draft:/contact/x', JSON.stringify({saved: Date.now(), values: {email: {}}, sending: false}));
    localStorage.setItem('other', 'Words');
    renderBlock(<Form />, page, '/contact/quote');
    expect(Object.keys(localStorage).sort()).toEqual(['draft:/contact/partner', 'other']);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('are restored in their own form before that', () => {
    keep('/contact/quote', 6);
    renderBlock(<Form />, page, '/contact/quote');
    expect(screen.getByRole('textbox')).toHaveValue('ngozi@test.example');
  });
});

describe('A form that is open in two tabs', () => {
  const BRIEF: FormField = {name: 'brief', label: 'Brief', type: 'textarea', required: false};
  const {form: fields, ...head} = pageWith(EMAIL, BRIEF);
  const service = {endpoint: 'https://forms.example/submit', key: '', redirect: ''};

  function openTab() {
    const {container} = renderBlock(<Form />, {...head, form: {...fields, service}}, '/contact/quote');
    const tab = within(container);
    const [email, brief] = tab.getAllByRole<HTMLInputElement>('textbox');
    if (!email || !brief) throw new Error('no fields');
    async function send() {
      await userEvent.click(tab.getByRole('button', {name: 'Submit request'}));
      await tab.findByText('Thank you!');
    }
    return {email, brief, send};
  }

  const kept = () => readDraft('/contact/quote')?.values;

  beforeEach(() => localStorage.clear());

  it('keeps the newest answer of each field, whichever tab it was typed in or deleted in', async () => {
    const [one, other] = [openTab(), openTab()];
    await userEvent.type(one.brief, 'Two valves.');
    await userEvent.type(other.email, 'a');
    expect(kept()).toEqual({email: 'a', brief: 'Two valves.'});
    await userEvent.clear(one.brief);
    await userEvent.type(other.email, 'd');
    expect(kept()).toEqual({email: 'ad'});
  });

  it('forgets the answers that were sent, until the person goes on in a tab that still shows them', async () => {
    window.fetch = jest.fn(() => Promise.resolve({json: () => Promise.resolve({success: true})} as Response));
    const early = openTab();
    await userEvent.type(early.email, 'ada@firm.com.ng');
    const late = openTab();
    await userEvent.type(early.brief, 'Two');
    await late.send();
    expect(kept()).toEqual({brief: 'Two'});
    await userEvent.type(early.brief, ' valves.');
    expect(kept()).toEqual({email: 'ada@firm.com.ng', brief: 'Two valves.'});
    await userEvent.type(late.email, 'n');
    expect(kept()).toEqual({email: 'n', brief: 'Two valves.'});
  });
});

it.each<[string, SendResult, name: string, description: string]>([
  ['a failure', {kind: 'failed', reason: 'offline'}, messages.failed, `${messages.offline} ${messages.kept}`],
  ['a try on a preview', {kind: 'tried', entries: [['email', 'ngozi@test.example']]}, messages.preview, ''],
  ['success', {kind: 'sent'}, messages.sent, 'Thank you!'],
])('The banner after %s has the focus, its headline as name and the text after it as description', (...given) => {
  const [, outcome, name, description] = given;
  renderBlock(<Result title="Quote" state={{...outcome, answers: []}} form={page.form} />);
  const banner = screen.getByRole('group', {name});
  expect(banner).toHaveFocus();
  expect(banner).toHaveAccessibleName(name);
  expect(banner).toHaveAccessibleDescription(description);
});

it.each([
  ['digits', {pattern: '[0-9]*'}, '2009', true],
  ['letters among digits', {pattern: '[0-9]*'}, '20O5', false],
  ['a sign before digits', {pattern: '[0-9]*'}, '-2005', false],
  ['words', {required: true}, 'Ngozi', true],
  ['blanks alone', {required: true}, ' \u00a0 ', false],
  ['blanks alone where nothing is asked', {}, '  ', true],
])('A field that takes %s', (_title, attributes, value, isValid) => {
  const {container} = render(
    <form>
      <input name="a" title="Digits" defaultValue={value} {...attributes} />
    </form>,
  );
  for (const form of container.querySelectorAll('form')) markInvalid(form);
  expect(container.querySelector('form')?.checkValidity()).toBe(isValid);
});

it.each([
  ['a host', 'www.firm.example/about', 'https://www.firm.example/about', true],
  ['a whole address', 'http://firm.example', 'http://firm.example', true],
  ['a word', 'none', 'none', false],
])('A field for a website takes %s as one means it', async (_title, typed, kept, isValid) => {
  localStorage.clear();
  const page = pageWith({name: 'website', label: 'Website', type: 'url', required: false});
  renderBlock(<Form />, page, '/contact/vendor');
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: /Website/});
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field).toHaveValue(kept);
  expect(field.checkValidity()).toBe(isValid);
});

it('A field for a year takes a pasted one with spaces around it', async () => {
  localStorage.clear();
  renderBlock(
    <Form />,
    pageWith({name: 'year', label: 'Year', type: 'number', required: false, help: 'Four digits'}),
    '/contact/vendor',
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: /Year/});
  await userEvent.type(field, ' 2005 ');
  await userEvent.tab();
  expect([field.value, field.checkValidity()]).toEqual(['2005', true]);
});

it('A form cannot be cleared while it is sent, and its success ends with the next attempt', async () => {
  localStorage.clear();
  let respond: (response: Response) => void = () => undefined;
  window.fetch = jest.fn(() => new Promise<Response>((resolve) => (respond = resolve)));
  const {form: fields, ...head} = page;
  const service = {endpoint: 'https://forms.example/submit', key: '', redirect: ''};
  renderBlock(<Form />, {...head, form: {...fields, service}}, '/contact/quote');
  const clear = () => screen.queryByRole('button', {name: messages.clear});
  const submit = () => userEvent.click(screen.getByRole('button', {name: 'Submit request'}));
  await userEvent.type(screen.getByRole('textbox'), 'ada@firm.com.ng');
  expect(clear()).toBeVisible();
  await submit();
  expect(clear()).toBeNull();
  respond({json: () => Promise.resolve({success: true})} as Response);
  expect(await screen.findByText('Thank you!')).toBeVisible();
  await submit();
  expect(screen.getByText(messages.invalid)).toBeVisible();
  expect(screen.queryByText('Thank you!')).toBeNull();
});

describe('An enquiry that nobody could answer', () => {
  const page = pageWith(EMAIL, {name: 'phone', label: 'Telephone', type: 'tel', required: false});

  it.each([
    ['ada@gmail', '', messages.email, ''],
    ['ada@firm.x', '', messages.email, ''],
    ['ada@gmail.con', '', messages.email, ''],
    ['ada@gmial.com', '', messages.email, ''],
    ['ada@yahoo.co', '', '', ''],
    ['ada@ymail.com', '', '', ''],
    ['ada@yahoo.co.uk', '', '', ''],
    ['ada@firm.com.ng', 'call me', '', messages.tel],
    ['ada@firm.com.ng', '1', '', messages.tel],
    ['ada@firm.com.ng', '0803 123 4567 (ask for Ada)', '', ''],
    ['ada@firm.com.ng', '+234 1 270 4567 ext. 12', '', ''],
  ])('from "%s", telephone "%s", shows "%s" and "%s"', async (email, phone, ...expected) => {
    localStorage.clear();
    renderBlock(<Form />, page, '/contact/quote');
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!first || !second) throw new Error('no fields');
    await userEvent.type(first, email);
    if (phone) await userEvent.type(second, phone);
    expect([first, second].map(({validationMessage}) => validationMessage)).toEqual(expected);
  });
});
