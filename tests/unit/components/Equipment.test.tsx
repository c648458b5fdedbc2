import {screen, within} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {createSiteContext, pageOf, read} from './pages';
import {renderBlock} from './render';
import Equipment from '../../../src/components/Equipment';
import {equipment} from '../../../src/site/page-types/equipment';
import {splitPage} from '../../../src/cms/parse/front-matter';
import {ROOT} from '../../project';

describe('The equipment', () => {
  type Written = Parameters<typeof read<'equipment', never, (typeof equipment)['schema']>>[1];

  /** The page from the guide with which staff can start. */
  const [, beginning = ''] =
    /```mdx\n(---\ntitle: Equipment\n.*?)```/s.exec(readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8')) ?? [];
  const guided = parse(splitPage(beginning)?.yaml ?? '') as Written;
  const crane = {name: 'Crane', group: 'Lifting', quantity: 1, ownership: 'Leased' as const};

  const heads = (name: string) =>
    within(screen.getByRole('table', {name}))
      .getAllByRole('columnheader')
      .map((head) => head.textContent);

  it('is a table for each group with the same columns, and can start from the page in the guide', () => {
    renderBlock(<Equipment />, pageOf(equipment, {...guided, equipment: [...guided.equipment, crane]}));
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Welding', 'Lifting']);
    expect(heads('Lifting')).toEqual(heads('Welding'));
    const row = screen.getByRole('row', {name: /^Welding machine/});
    expect(row).toHaveTextContent('Sample Makers SM-400');
    expect(row).toHaveTextContent('Owned');
  });

  it('omits empty columns, and shows the photo of an item that has one', () => {
    const items = [{...crane, photo: '/img/equipment/crane.jpg', alt: 'A crane in the yard'}];
    renderBlock(<Equipment />, pageOf(equipment, {...guided, equipment: items}));
    expect(heads('Lifting')).toEqual(['Item', 'Quantity', 'Ownership']);
    expect(screen.getByRole('img', {name: 'A crane in the yard'})).toBeVisible();
  });

  it('can be downloaded for Excel from the page', () => {
    const page = read(equipment, {...guided, equipment: [{...crane, capacity: '=80 t'}]});
    const [file] = page.downloads(createSiteContext([page], '2026-11-30'));
    expect(file?.content.split('\r\n')[1]).toBe('"Lifting","Crane",,"=""=80 t""",1,,"Leased",');
    renderBlock(<Equipment />, pageOf(equipment, guided));
    expect(screen.getByRole('link', {name: guided.equipmentLabels.download})).toHaveAttribute('href', file?.path);
  });
});
