import {EQUIPMENT, type Slip} from './slip';

/** Slips with the list of equipment. */
export const EQUIPMENT_SLIPS: Slip[] = [
  {
    slip: 'writes whose a machine is in other words',
    file: EQUIPMENT,
    was: 'ownership: Owned',
    is: 'ownership: Own',
    says: ['equipment › 1 › ownership is "Own". It may be "Owned", "Leased".'],
  },
  {
    slip: 'leaves out whose a machine is',
    file: EQUIPMENT,
    was: '    ownership: Owned\n',
    is: '',
    says: [
      {
        at: '- name: Welding machine',
        says: 'equipment › 1 › ownership is missing. Add a line such as "ownership: Owned".',
      },
    ],
  },
  {
    slip: 'counts machines in words',
    file: EQUIPMENT,
    was: 'quantity: 4',
    is: 'quantity: four',
    says: ['equipment › 1 › quantity holds words where a number should be. Write, for example, "quantity: 4".'],
  },
  {
    slip: 'counts no machine at all',
    file: EQUIPMENT,
    was: 'quantity: 4',
    is: 'quantity: 0',
    says: ['equipment › 1 › quantity is 0; 1 is the least.'],
  },
  {
    slip: 'writes a year that is none of a machine',
    file: EQUIPMENT,
    was: 'year: 2019',
    is: 'year: 19',
    says: ['equipment › 1 › year is 19; 1900 is the least.'],
  },
  {
    slip: 'adds the photo of a machine without words',
    file: EQUIPMENT,
    was: '    year: 2019\n',
    is: '    year: 2019\n    photo: /img/photo.jpg\n',
    says: [
      'equipment › 1 › photo "/img/photo.jpg" has no words beside it. Add the field "alt": what the photo shows, for people who cannot see it.',
    ],
  },
  {
    slip: 'deletes the part that lists the equipment',
    file: EQUIPMENT,
    was: '<Equipment />',
    is: 'Words.',
    says: [
      {
        file: 'pages/equipment.mdx',
        says: 'The page has no <Equipment />, which lists the equipment. Write it on a line of its own.',
      },
    ],
  },
];
