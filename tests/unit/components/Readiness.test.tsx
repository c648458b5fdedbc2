import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {form} from '../../../src/site/page-types/form';
import {pageOf} from './pages';
import {htmlOf, renderBlock} from './render';
import Readiness from '../../../src/components/Readiness';

describe('The list of documents', () => {
  const page = pageOf(form, {
    form: {fields: [{name: 'name', label: 'Name', type: 'text', required: true}], button: 'Send', success: 'Thanks!'},
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
