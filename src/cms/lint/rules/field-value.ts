import {defineRule, type Examples} from '../define-rule';

/** The value of a field, as an example; the parser of the schema gives it. */
const SUCH_AS = 'Write, for example, {suchAs*}';

/** The keys are those of `content/schema-problems.ts`; a message about one field is in its schema. */
export const rule = defineRule({
  id: 'field-value',
  messages: {
    empty: ['{field*} is empty.', SUCH_AS],
    type: [
      '{field*} is {is*}, but must be {expected*}.',
      'Write {right*}.',
      'Put it in {quotes} quotation marks.',
      'Write {digits}, with digits only.',
      SUCH_AS,
      'Write each {layout*}.',
    ],
    nothing: ['{field*} is empty.', SUCH_AS, 'Write each {layout*}.'],
    choice: ['{field*} is "{value}".', 'Did you mean "{meant*}"?', 'Use one of {choices}.'],
    emptyChoice: ['{field*} is empty.', 'Did you mean "{meant*}"?', 'Use one of {choices}.'],
    notTrue: ['{field*} is "{value}".', 'Write {yes*}.', 'Remove the line; that has the same effect.'],
    long: ['{field*} is {length} characters long; the maximum is {limit}.', 'Shorten it.'],
    number: '{field*} is {value*}; the {bound} is {limit}.',
    count: '{field*} has {count} entries; it must have exactly {limit}.',
    entries: '{field*} has {count} entries; the {bound} is {limit}.',
    value: ['{field*} "{value}" {reason*}.', '{help*}', 'Did you mean "{meant*}"?', SUCH_AS],
    group: ['{field*} {reason*}.', '{help*}', 'Did you mean "{meant*}"?', SUCH_AS],
    more: ['More than {most} values in this file have problems.', 'Fix these first; the rest are then reported.'],
  },
});

export const docs = 'The value of a field has the right type and length for that field.';

export const examples: Examples<typeof rule> = {
  'buyers | answer: certifications': {
    invalid: [
      ['answer: «certification»', 'choice', {meant: 'certifications'}],
      ['answer: «ISO 9001, valid until 2028»', 'choice'],
    ],
  },
  '_site.yml | asOf: 2026-05': {invalid: [['asOf: «Spring 2026»', 'value']]},
  'buyers |     answer: certifications\n': {
    invalid: [
      [
        '    answer: certifications\n    registrations: «[CAC]»\n',
        'group',
        {reason: 'is only for questions that registrations answer'},
      ],
    ],
  },
  'services/engineering | sheet: Capability sheet\n': {
    invalid: [
      [
        'sheet: «{name: Capability sheet, file: /files/capability-engineering.pdf}»\n',
        'type',
        {is: 'a group of fields', expected: 'text'},
      ],
      ['sheet:«»\n', 'nothing'],
    ],
  },
  'buyers | pack: Prequalification pack\n': {
    invalid: [
      ['pack: «Everything that your procurement office asks for in one file»\n', 'long', {length: 60, limit: '40'}],
    ],
  },
  'careers/genuine | - ferrowell.example': {
    invalid: [
      ['- «gmail.com»', 'value', {reason: 'is a public e-mail service'}],
      ['- «"@ferrowell.example"»', 'value', {reason: 'begins with @'}],
      ['- «https://www.ferrowell.example»', 'value', {reason: 'is neither an e-mail address nor the part after its @'}],
    ],
  },
  'careers/genuine | never:\n  - A fee of any kind\n  - Your bank PIN\n': {
    invalid: [['never: «[]»\n', 'entries', {count: 0, bound: 'minimum', limit: '1'}]],
  },
  'careers/machinist | https://forms.example/apply/machinist': {
    invalid: [
      [
        '«https://docs.google.com/forms/d/1x/edit»',
        'value',
        {reason: 'opens the form for editing, which only its owner can do'},
      ],
      ['«https://forms.example/apply?job=Manual Machinist»', 'value'],
    ],
  },
  'careers/machinist | applyLink: https://forms.example/apply/machinist\n': {
    invalid: [
      [
        'applyLink: https://forms.example/apply/machinist\npublishFrom: 2099-01-04\ncloses: «2099-01-03»\n',
        'value',
        {reason: 'is earlier than 2099-01-04, when the opening appears'},
      ],
    ],
  },
  'services/engineering | title: The engineering page': {
    invalid: [
      ['title: The engineering page\nformerly: [«/files/engineering»]', 'value', {reason: 'is reserved for files'}],
      [
        'title: The engineering page\nformerly: [«https://www.ferrowell.example/design»]',
        'value',
        {reason: 'is not the full address of a page of this site'},
      ],
      ['title: The engineering page\nformerly: «/design»', 'type', {is: 'text', expected: 'a list'}],
      ['title: The engineering page\nunlisted: «false»', 'notTrue'],
    ],
  },
  'careers/fitter | closes: 2026-12-31': {
    invalid: [['closes: «2026-10-31»', 'value', {reason: 'is earlier than 2026-11-02, when the opening was posted'}]],
  },
  '_site.yml | url: https://www.ferrowell.example': {
    invalid: [
      ['url: «https://www.ferrowell.example/»', 'value', {reason: 'does not end after the site’s name'}],
      ['url: «https://me:secret@ferrowell.com»', 'value', {reason: 'has more than https:// and the site’s name'}],
    ],
  },
  '_site.yml |   - +234 000 000 0001': {
    invalid: [['  - «+234 803 555 012»', 'value', {reason: 'is not a telephone number in international format'}]],
  },
  'contact/index | opens: 08:00': {
    invalid: [['opens: «8:00»', 'value', {reason: 'is not a time in 24-hour format, such as 08:00 or 18:00'}]],
  },
  'index | {number: 150,': {
    invalid: [
      ['{number: «99.95»,', 'value', {reason: 'has more than one decimal place'}],
      ['{number: «40000000»,', 'value', {reason: 'has more than seven digits'}],
      ['{number: «""»,', 'empty'],
    ],
  },
  'projects/beta | client: Northfield Petroleum': {invalid: [['client: «""»', 'empty']]},
  'about/history | id: beta': {
    invalid: [['id: «Beta»', 'value', {reason: 'may contain only lowercase letters, digits and hyphens'}]],
  },
  '_site.yml | email: info@ferrowell.example': {
    invalid: [['email: «info@ferrowell»', 'value', {reason: 'is not an e-mail address'}]],
  },
  '_site.yml | linkedin: https:': {
    invalid: [['linkedin: http:', 'value', {reason: 'is not a full web address beginning with https://'}]],
  },
  'contact/index | Thursday, Friday, Saturday]': {
    invalid: [['Thursday, Friday]', 'group', {reason: 'does not include Saturday'}]],
  },
  'policy-of-the-tests | hours: 1000000': {invalid: [['hours: «0»', 'number', {bound: 'minimum', limit: '1'}]]},
  'careers/machinist | type: Full-time': {invalid: [['type:«»', 'emptyChoice']]},
  '_site.yml |   - +234 000 000 0001\n': {invalid: [['', 'count', {count: 1, limit: '2'}]]},
};
