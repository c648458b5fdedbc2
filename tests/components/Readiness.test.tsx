import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Readiness from '../../src/components/Readiness';
import {form} from '../../src/content/kinds/form';
import {pageOf} from './pages/pageOf';
import {htmlOf, renderPart} from './render';

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
  readinessWords: {
    ready: '{count} of {total} at hand',
    kept: 'They stay on this device.',
    print: 'Print',
    clear: 'Clear',
  },
});

describe('The list of papers', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('says of each paper who issues it and where, with the site of the issuer as one reads it on paper', () => {
    renderPart(<Readiness />, page);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Commissioncommission.example');
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('FundAt the area office');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.commission.example');
  });

  it('is a list to read before any script runs, and promises nothing of its ticks then', () => {
    const html = htmlOf(<Readiness />, page);
    expect(html).toContain('Certificate');
    expect(html).not.toContain('They stay on this device.');
    expect(html).not.toContain('<button');
  });

  it('keeps the ticks on the device, counts them and clears them', async () => {
    const user = userEvent.setup();
    const {unmount} = renderPart(<Readiness />, page);
    await user.click(screen.getByRole('checkbox', {name: /^Clearance/}));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 at hand');
    unmount();
    renderPart(<Readiness />, page);
    expect(screen.getByRole('checkbox', {name: /^Clearance/})).toBeChecked();
    expect(screen.getByRole('checkbox', {name: /^Certificate/})).not.toBeChecked();
    await user.click(screen.getByRole('button', {name: 'Clear'}));
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
    expect(localStorage).toHaveLength(0);
  });

  it('passes over what it does not list any more', () => {
    localStorage.setItem('papers-at-hand', 'An older certificate');
    renderPart(<Readiness />, page);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
  });

  it('can be ticked where the device keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderPart(<Readiness />, page);
    await userEvent.click(screen.getByRole('checkbox', {name: /^Clearance/}));
    expect(screen.getByRole('checkbox', {name: /^Clearance/})).toBeChecked();
  });

  it('is printed by itself until the dialog has closed', async () => {
    const print = jest.fn();
    window.print = print;
    const {container} = renderPart(<Readiness />, page);
    await userEvent.click(screen.getByRole('button', {name: 'Print'}));
    expect(print).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.alone')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('.alone')).toBeNull();
  });
});
