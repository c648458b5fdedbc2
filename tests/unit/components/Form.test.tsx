import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Form from '../../../src/components/Form';
import Result from '../../../src/components/Form/Result';
import {markInvalid} from '../../../src/components/Form/useForm';
import type {SendResult} from '../../../src/components/Form/useForm';
import {form, type FormField} from '../../../src/site/page-types/form';
import site from '../../mocks/site';
import {pageOf} from './pages';
import {htmlOf, renderBlock} from './render';
import Readiness from '../../../src/components/Readiness';

describe('A form', () => {
  const {forms: messages} = site;
  const DAY_MS = 86_400_000;

  const page = pageOf(form, {
    form: {
      fields: [{name: 'email', label: 'E-mail', type: 'email', required: true}],
      button: 'Submit request',
      success: 'Thank you!',
    },
  });

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
      localStorage.setItem(
        'draft:/contact/odd',
        JSON.stringify({saved: Date.now(), values: {email: {}}, sending: false}),
      );
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
  const fields: FormField[] = [{name: 'website', label: 'Website', type: 'url', required: false}];
  renderBlock(<Form />, pageOf(form, {form: {fields, button: 'Submit', success: 'Thank you!'}}), '/contact/vendor');
  const field = screen.getByRole<HTMLInputElement>('textbox', {name: /Website/});
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field).toHaveValue(kept);
  expect(field.checkValidity()).toBe(isValid);
});

describe('An enquiry that nobody could answer', () => {
  const {forms: messages} = site;
  const fields: FormField[] = [
    {name: 'email', label: 'E-mail', type: 'email', required: true},
    {name: 'phone', label: 'Telephone', type: 'tel', required: false},
  ];
  const page = pageOf(form, {form: {fields, button: 'Submit', success: 'Thank you!'}});

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

describe('The list of documents', () => {
  const page = pageOf(form, {
    form: {
      fields: [{name: 'name', label: 'Name', type: 'text', required: true}],
      button: 'Send',
      success: 'Thank you!',
    },
    readiness: [
      {name: 'Certificate', note: 'With the report', issuer: 'Commission', site: 'https://www.commission.example'},
      {name: 'Clearance', issuer: 'Fund', where: 'At the area office'},
    ],
    readinessLabels: {ready: '{count} of {total} at hand', kept: 'They stay here.', print: 'Print', clear: 'Clear'},
  });
  const tick = (name: RegExp) => screen.getByRole('checkbox', {name});

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is readable before any script runs, with the issuer of each document and where to obtain it', () => {
    const html = htmlOf(<Readiness />, page);
    expect(html).not.toMatch(/They stay here\.|<button/);
    document.body.innerHTML = html;
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Commissioncommission.example');
    expect(second).toHaveTextContent('FundAt the area office');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.commission.example');
    document.body.innerHTML = '';
  });

  it('keeps the ticks on the device, counts them, clears them, and ignores a document that it no longer lists', async () => {
    localStorage.setItem('papers-at-hand', 'An older certificate');
    const {unmount} = renderBlock(<Readiness />, page);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
    await userEvent.click(tick(/^Clearance/));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 at hand');
    unmount();
    renderBlock(<Readiness />, page);
    expect(tick(/^Clearance/)).toBeChecked();
    expect(tick(/^Certificate/)).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
    expect(localStorage).toHaveLength(0);
  });

  it('can be ticked when storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderBlock(<Readiness />, page);
    await userEvent.click(tick(/^Clearance/));
    expect(tick(/^Clearance/)).toBeChecked();
  });

  it('is the only content that prints until the print dialog closes', async () => {
    const print = jest.fn();
    window.print = print;
    const {container} = renderBlock(<Readiness />, page);
    await userEvent.click(screen.getByRole('button', {name: 'Print'}));
    expect(print).toHaveBeenCalledTimes(1);
    expect(container.querySelector('[data-print-alone]')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('[data-print-alone]')).toBeNull();
  });
});
