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
  const kept = () => Object.keys(localStorage).sort();

  beforeEach(() => jest.useFakeTimers({now: new Date('2026-03-09T09:00:00Z')}));
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('are deleted at a visit to any form when they are seven days old; nothing else is', () => {
    keep('/contact/vendor', 7);
    keep('/contact/partner', 6);
    localStorage.setItem('other', 'Words');
    renderPart(<Form />, page, '/contact/quote');
    expect(kept()).toEqual(['draft:/contact/partner', 'other']);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('are deleted when they cannot be read', () => {
    localStorage.setItem('draft:/contact/vendor', '{');
    renderPart(<Form />, page, '/contact/quote');
    expect(kept()).toEqual([]);
  });

  it('come back to their own form before that', () => {
    keep('/contact/quote', 6);
    renderPart(<Form />, page, '/contact/quote');
    expect(screen.getByRole('textbox')).toHaveValue('ngozi@test.example');
  });
});

describe('The banner after sending', () => {
  const banner = (outcome: Outcome) => {
    renderPart(<Result state={{letter: 'mailto:info@site.example', ...outcome}} form={page.form} />);
    return screen.getByRole('group');
  };

  it('is named by its headline after a failure, and described by what comes after it alone', () => {
    const failure = banner({kind: 'failed', reason: 'offline'});
    expect(failure).toHaveFocus();
    expect(failure).toHaveAccessibleName(words.failed);
    expect(failure).toHaveAccessibleDescription(`${words.offline} ${words.kept}`);
  });

  it('is named by its headline on a preview, and has no description', () => {
    const preview = banner({kind: 'tried', entries: [['email', 'ngozi@test.example']]});
    expect(preview).toHaveAccessibleName(words.preview);
    expect(preview).not.toHaveAccessibleDescription();
  });

  it('has a name of its own after success, and is described by its headline', () => {
    const success = banner({kind: 'sent'});
    expect(success).toHaveAccessibleName(words.sent);
    expect(success).toHaveAccessibleDescription('Thank you!');
  });
});
