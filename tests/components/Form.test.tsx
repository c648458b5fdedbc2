import {screen} from '@testing-library/react';
import Form from '../../src/components/Form';
import Result from '../../src/components/Form/Result';
import type {Outcome} from '../../src/components/Form/send';
import {form} from '../../src/content/kinds/form';
import site from '../mocks/site';
import {pageOf} from './pages/pageOf';
import {renderPart} from './render';

const {forms: words} = site;
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
    const draft = {saved: Date.now() - days * DAY_MS, values: {email: 'ngozi@test.example'}};
    localStorage.setItem(`draft:${path}`, JSON.stringify(draft));
  };

  beforeEach(() => jest.useFakeTimers({now: new Date('2026-03-09T09:00:00Z')}));
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('are deleted at a visit to any form when they are seven days old or cannot be read; nothing else is', () => {
    keep('/contact/vendor', 7);
    keep('/contact/partner', 6);
    localStorage.setItem('draft:/contact/other', '{');
    localStorage.setItem('other', 'Words');
    renderPart(<Form />, page, '/contact/quote');
    expect(Object.keys(localStorage).sort()).toEqual(['draft:/contact/partner', 'other']);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('come back to their own form before that', () => {
    keep('/contact/quote', 6);
    renderPart(<Form />, page, '/contact/quote');
    expect(screen.getByRole('textbox')).toHaveValue('ngozi@test.example');
  });
});

it.each<[string, Outcome, name: string, description: string]>([
  ['a failure', {kind: 'failed', reason: 'offline'}, words.failed, `${words.offline} ${words.kept}`],
  ['a try on a preview', {kind: 'tried', entries: [['email', 'ngozi@test.example']]}, words.preview, ''],
  ['success', {kind: 'sent'}, words.sent, 'Thank you!'],
])(
  'The banner after %s has the focus, its headline as its name, and is described by what comes after it',
  (...given) => {
    const [, outcome, name, description] = given;
    renderPart(<Result state={{letter: 'mailto:info@site.example', ...outcome}} form={page.form} />);
    const banner = screen.getByRole('group');
    expect(banner).toHaveFocus();
    expect(banner).toHaveAccessibleName(name);
    expect(banner).toHaveAccessibleDescription(description);
  },
);
