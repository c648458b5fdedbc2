import * as z from 'zod';
import {EQUIPMENT_FILE} from '../addresses';
import {toCsv} from '../../cms/values/csv';
import {alt, field, grouping, list, photo, sample, text, year} from '../../cms/schema';
import {definePageType} from './page-type';
import {contentPageFields} from './shared';

const OWNERSHIP = ['Owned', 'Leased'] as const;

/** An item of equipment. Buyers ask for each item and whether it is owned or leased. */
export const EquipmentItem = z
  .strictObject({
    name: text('What it is.', 'Welding machine', 60),
    group: grouping(text('The group of the item. Items with the same group are listed together.', 'Welding', 60)),
    make: text('Maker and model.', 'Sample Makers SM-400', 80).optional(),
    capacity: text('What it can do, with the unit.', '400 A', 60).optional(),
    quantity: field(z.int().min(1), 'How many there are.', '4'),
    year: year('The year in which it was built.', '2019').optional(),
    ownership: field(z.enum(OWNERSHIP), 'Whether it is owned or leased.', 'Owned'),
    office: text('The office or yard where it is.', 'Port Harcourt', 60).optional(),
    photo: photo('card', '/img/equipment/welding-machine.jpg').optional(),
    alt: alt('A welding machine on its trolley').optional(),
    sample,
  })
  .refine(({photo: picture, alt: content}) => picture === undefined || content !== undefined, {
    error: 'has no description',
    path: ['photo'],
    params: {help: 'Add the field "alt": what the photo shows, for people who cannot see it.'},
  });

export type EquipmentItem = z.infer<typeof EquipmentItem>;

const equipmentLabels = field(
  z.strictObject({
    item: text('Column heading above the names.', 'Item', 30),
    group: text('Column heading for the groups, in the Excel file.', 'Group', 30),
    make: text('Column heading above makers and models.', 'Make', 30),
    capacity: text('Column heading above the capacities.', 'Capacity', 30),
    quantity: text('Column heading above the quantities.', 'Quantity', 30),
    year: text('Column heading above the years.', 'Year', 30),
    ownership: text('Column heading above the ownership.', 'Ownership', 30),
    office: text('Column heading above the offices.', 'Location', 30),
    download: text('The link to the list as a file.', 'Download for Excel (CSV)', 40),
  }),
  'The labels and texts around the list.',
);

const COLUMNS = ['group', 'name', 'make', 'capacity', 'quantity', 'year', 'ownership', 'office'] as const;

export const equipment = definePageType({
  name: 'equipment',
  files: ['equipment.mdx'],
  schema: z.strictObject({
    ...contentPageFields,
    equipment: list(EquipmentItem, 'The equipment. Groups appear in the order of their first items.'),
    equipmentLabels,
  }),
  blocks: {Equipment: 'lists the equipment'},
  facts: ({equipment: all}, {path}) => ({
    equipment: all.map(({photo: _photo, alt: _alt, ...item}) => ({...item, page: path})),
  }),
  show: (data) => data,
  downloads({equipment: all, equipmentLabels: messages}) {
    const head = COLUMNS.map((name) => messages[name === 'name' ? 'item' : name]);
    const rows = all.map((item) => COLUMNS.map((name) => item[name]));
    return [{path: EQUIPMENT_FILE, content: toCsv([head, ...rows])}];
  },
});
