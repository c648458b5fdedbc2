import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {screen, within} from '@testing-library/react';
import {parse} from 'yaml';
import Equipment from '../../src/components/Equipment';
import {equipment} from '../../src/content/kinds/equipment';
import {splitPage} from '../../src/content/read/front-matter';
import {pageOf, read, restOf} from './pages/pageOf';
import {renderPart} from './render';
import {ROOT} from '../project';

type Written = Parameters<typeof read<'equipment', never, never, (typeof equipment)['schema']>>[1];

/** The page with which the guide lets staff begin. */
const [, beginning = ''] =
  /```mdx\n(---\ntitle: Equipment\n.*?)```/s.exec(readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8')) ?? [];
const guided = parse(splitPage(beginning)?.yaml ?? '') as Written;
const crane = {name: 'Crane', group: 'Lifting', quantity: 1, ownership: 'Leased' as const};

const heads = (name: string) =>
  within(screen.getByRole('table', {name}))
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

describe('The equipment', () => {
  it('is a table for each group with the same columns, and can be begun with the page that the guide shows', () => {
    renderPart(<Equipment />, pageOf(equipment, {...guided, equipment: [...guided.equipment, crane]}));
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Welding', 'Lifting']);
    expect(heads('Lifting')).toEqual(heads('Welding'));
    const row = screen.getByRole('row', {name: /^Welding machine/});
    expect(row).toHaveTextContent('Sample Makers SM-400');
    expect(row).toHaveTextContent('Owned');
  });

  it('leaves out the columns of which no item says anything, and shows the photo of one that has one', () => {
    const items = [{...crane, photo: '/img/equipment/crane.jpg', alt: 'A crane in the yard'}];
    renderPart(<Equipment />, pageOf(equipment, {...guided, equipment: items}));
    expect(heads('Lifting')).toEqual(['Item', 'Quantity', 'Ownership']);
    expect(screen.getByRole('img', {name: 'A crane in the yard'})).toBeVisible();
  });

  it('can be taken along for Excel, and the page leads to the file', () => {
    const page = read(equipment, {...guided, equipment: [{...crane, capacity: '=80 t'}]});
    const [file] = page.downloads(restOf([page], '2026-11-30'));
    expect(file?.content.split('\r\n')[1]).toBe('"Lifting","Crane",,"=""=80 t""",1,,"Leased",');
    renderPart(<Equipment />, pageOf(equipment, guided));
    expect(screen.getByRole('link', {name: guided.equipmentWords.download})).toHaveAttribute('href', file?.path);
  });
});
