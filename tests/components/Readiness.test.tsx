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
  readinessWords: {ready: '{count} of {total} at hand', kept: 'They stay here.', print: 'Print', clear: 'Clear'},
});
const tick = (name: RegExp) => screen.getByRole('checkbox', {name});

describe('The list of papers', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('is a list to read before any script runs: who issues each paper, and where', () => {
    const html = htmlOf(<Readiness />, page);
    expect(html).not.toMatch(/They stay here\.|<button/);
    document.body.innerHTML = html;
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Commissioncommission.example');
    expect(second).toHaveTextContent('FundAt the area office');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.commission.example');
    document.body.innerHTML = '';
  });

  it('keeps the ticks on the device, counts them, clears them, and passes over a paper that it no longer lists', async () => {
    localStorage.setItem('papers-at-hand', 'An older certificate');
    const {unmount} = renderPart(<Readiness />, page);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
    await userEvent.click(tick(/^Clearance/));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 at hand');
    unmount();
    renderPart(<Readiness />, page);
    expect(tick(/^Clearance/)).toBeChecked();
    expect(tick(/^Certificate/)).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
    expect(screen.getByRole('status')).toHaveTextContent('0 of 2 at hand');
    expect(localStorage).toHaveLength(0);
  });

  it('can be ticked where the device keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    renderPart(<Readiness />, page);
    await userEvent.click(tick(/^Clearance/));
    expect(tick(/^Clearance/)).toBeChecked();
  });

  it('is printed by itself until the dialog has closed', async () => {
    window.print = jest.fn();
    const {container} = renderPart(<Readiness />, page);
    await userEvent.click(screen.getByRole('button', {name: 'Print'}));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.alone')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(container.querySelector('.alone')).toBeNull();
  });
});
