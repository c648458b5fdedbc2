import {screen, within} from '@testing-library/react';
import {pageOf, read, readFixtureFrontMatter} from './pages';
import {htmlOf, renderBlock} from './render';
import {plain} from '../../../src/site/page-types/plain';
import SafetyFigures from '../../../src/components/SafetyFigures';

describe('The safety figures', () => {
  type Written = Parameters<typeof read<'plain', never, (typeof plain)['schema']>>[1];
  const {safety} = readFixtureFrontMatter('pages/policy-of-the-tests.mdx') as Written;
  const page = () => pageOf(plain, {safety});

  it('give the rates of each year per million hours, and beside them per 200,000', () => {
    renderBlock(<SafetyFigures />, page());
    const cells = within(screen.getByRole('row', {name: /^2025/})).getAllByRole('cell');
    const rates = ['0.500.10 for 200,000 hours', '2.000.40 for 200,000 hours'];
    expect(cells.map((cell) => cell.textContent)).toEqual(['2,000,000', '0', '1', '4', ...rates]);
    expect(screen.getByRole('columnheader', {name: 'LTIF per 1,000,000 hours'})).toBeVisible();
  });

  it('are a chart in the HTML, with a name and the figures of the table, and the tallest bar for the highest rate', () => {
    const html = htmlOf(<SafetyFigures />, page());
    renderBlock(<SafetyFigures />, page());
    expect(html).toMatch(/role="img" aria-label="LTIF and TRIR of each year"/);
    const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
    const {textContent: text} = screen.getByRole('img');
    expect(text).toBe('1.003.0020240.502.002025');
    const shares = heights.map((height) => (height / Math.max(...heights)).toFixed(2));
    expect(shares).toEqual(['0.33', '1.00', '0.17', '0.67']);
  });

  it('show nothing when staff entered none', () => expect(htmlOf(<SafetyFigures />, pageOf(plain, {}))).toBe(''));
});
