import {PROJECTS, type Slip} from './slip';

/** Slips with what a project says for the track record. */
export const TRACK_RECORD_SLIPS: Slip[] = [
  {
    slip: 'writes a day where a month belongs',
    file: PROJECTS,
    was: 'from: 2022-03',
    is: 'from: 2022-03-01',
    says: ['projects › 3 › from "2022-03-01" is not a month written year-month. Write, for example, "from: 2022-03".'],
  },
  {
    slip: 'writes a thirteenth month',
    file: PROJECTS,
    was: 'to: 2022-11',
    is: 'to: 2022-13',
    says: ['projects › 3 › to "2022-13" is not a month written year-month. Write, for example, "to: 2022-11".'],
  },
  {
    slip: 'writes a year where a month belongs',
    file: PROJECTS,
    was: 'to: 2022-11',
    is: 'to: 2022',
    says: ['projects › 3 › to holds a number where words should be. Write, for example, "to: 2022-11".'],
  },
  {
    slip: 'ends a job before it begins',
    file: PROJECTS,
    was: 'to: 2022-11',
    is: 'to: 2021-11',
    says: ['projects › 3 › to "2021-11" is earlier than 2022-03. Write the later month.'],
  },
  {
    slip: 'leaves out the end of a job',
    file: PROJECTS,
    was: '    to: 2022-11\n',
    is: '',
    says: [{at: 'from: 2022-03', says: 'projects › 3 › from "2022-03" has no end. Add the field "to".'}],
  },
  {
    slip: 'writes the outcome of a job as words',
    file: PROJECTS,
    was: 'outcome: {number: 12, unit: km of pipe replaced}',
    is: 'outcome: 12 km of pipe replaced',
    says: [
      'projects › 3 › outcome holds words where a group of fields should be. Write each of its fields on a line of its own, two spaces further in.',
    ],
  },
  {
    slip: 'writes the figure of an outcome as words',
    file: PROJECTS,
    was: '{number: 12,',
    is: '{number: twelve,',
    says: ['projects › 3 › outcome › number holds words where a number should be. Write, for example, "number: 12".'],
  },
  {
    slip: 'leaves out the unit of an outcome',
    file: PROJECTS,
    was: ', unit: km of pipe replaced',
    is: '',
    says: ['projects › 3 › outcome › unit is missing. Add a line such as "unit: km of pipe replaced".'],
  },
  {
    slip: 'misspells a field of the track record',
    file: PROJECTS,
    was: 'contract: Lump sum',
    is: 'contrat: Lump sum',
    says: ['projects › 3 › contrat is not a field of this page. Did you mean "contract"?'],
  },
  {
    slip: 'names a photo as the completion certificate of a job',
    file: PROJECTS,
    was: '    value: Not disclosed\n',
    is: '    value: Not disclosed\n    completion: /img/photo.jpg\n',
    says: [
      'projects › 3 › completion "/img/photo.jpg" is not a PDF in static/files. Write, for example, "completion: /files/completion.pdf".',
    ],
  },
  {
    slip: 'names a completion certificate that is not there',
    file: PROJECTS,
    was: '    value: Not disclosed\n',
    is: '    value: Not disclosed\n    completion: /files/done.pdf\n',
    says: ['projects › 3 › completion "/files/done.pdf" does not exist. Add the file to static/files.'],
  },
  {
    slip: 'forgets the year in the words of the track record',
    file: PROJECTS,
    was: 'sinceYear: Since {year}',
    is: 'sinceYear: Since',
    says: [
      'trackRecordWords › sinceYear lacks {year}, which the site fills in. Write it where it belongs, as in "Since {year}".',
    ],
  },
];
