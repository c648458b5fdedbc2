import {BUYERS, SERVICE, type Slip} from './slip';

const SHEET = 'sheet: Capability sheet\n';

/** Slips with the PDFs that each build sets of the pages. */
export const PRINTED_SLIPS: Slip[] = [
  {
    slip: 'names the file of a capability sheet as that of the profile is named',
    file: SERVICE,
    was: SHEET,
    is: 'sheet: {name: Capability sheet, file: /files/capability-engineering.pdf}\n',
    says: ['sheet holds a group of fields where words should be. Write, for example, "sheet: Capability sheet".'],
  },
  {
    slip: 'leaves the words of a capability sheet out',
    file: SERVICE,
    was: SHEET,
    is: 'sheet:\n',
    says: ['sheet holds nothing where words should be. Write, for example, "sheet: Capability sheet".'],
  },
  {
    slip: 'shows the link to a capability sheet that the page does not offer',
    file: SERVICE,
    was: SHEET,
    is: '',
    says: [
      {
        at: '<CapabilitySheet />',
        says: '<CapabilitySheet /> shows the field "sheet", which the top block does not have. Add the field, or remove the line.',
      },
    ],
  },
  {
    slip: 'offers the pack on the page of a service',
    file: SERVICE,
    was: SHEET,
    is: `${SHEET}pack: Prequalification pack\n`,
    says: [
      'pack is not a field of this page. The fields here are title, description, unlisted, sample, formerly, publishFrom, heading, lead, banner, desk, callToAction, sidebar_label, sidebar_position, service, codes, sheet, measures, scope, phases, groups, support, strengths.',
    ],
  },
  {
    slip: 'writes a sentence where the pack has a name',
    file: BUYERS,
    was: 'pack: Prequalification pack\n',
    is: 'pack: Everything that your procurement office asks for in one file\n',
    says: ['pack is 60 characters long; 40 is the most. Shorten it.'],
  },
  {
    slip: 'loses the words that tell where a PDF comes from',
    file: 'pages/_site.yml',
    was: '  origin: Taken from {address} on {date}\n',
    is: '',
    says: [
      {
        at: 'print:',
        says: 'print › origin is missing. Add a line such as "origin: From {address}, as it stood on {date}".',
      },
    ],
  },
];
