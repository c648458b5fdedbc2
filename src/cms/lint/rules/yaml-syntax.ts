import {defineRule, type Examples} from '../define-rule';

/** What to write: the corrected line, or how to correct a long one. The keys are the codes of the parser. */
const LINE = [
  'Write {right*}.',
  'Put the whole value in {quotes} quotation marks.',
  'Write the whole value on one line, in double quotation marks.',
] as const;

export const rule = defineRule({
  id: 'yaml-syntax',
  messages: {
    colon: ['{subject*} contains a colon followed by a space.', ...LINE],
    cutOff: ['{subject*} is cut off at #.', ...LINE],
    openQuote: ['{subject*} has an opening quotation mark but no closing one.', ...LINE],
    sameQuotes: ['{subject*} contains a quotation mark of the same kind as those around it.', ...LINE],
    curlyQuotes: ['{subject*} is in curly quotation marks; only straight ones work here.', ...LINE],
    shownQuotes: ['{subject*} is in curly quotation marks, which readers would see.', ...LINE],
    reserved: ['{subject*} begins with {sign}, which has a special meaning.', ...LINE],
    reservedInside: [
      '"{text}" has a value that begins with {sign}, which has a special meaning.',
      'Put that value in double quotation marks.',
    ],
    hyphen: ['{subject*} begins with a hyphen.', ...LINE],
    backslash: ['{subject*} contains a backslash in double quotation marks.', ...LINE],
    changingBackslash: [
      '{subject*} contains a backslash in double quotation marks, which changes the character after it.',
      ...LINE,
    ],
    shownPunctuation: ['{subject*} {what}, which readers would see.', ...LINE],
    quotedEntry: ['The entry is in quotation marks instead of after a hyphen.', ...LINE],
    quotedValues: ['{subject*} consists of several values in quotation marks.', ...LINE],
    quotedEntries: [
      'The entry consists of several values in quotation marks.',
      'Write each on its own line, such as - {entry*}.',
    ],
    foreignLine: ['The line has quotation marks or commas from another program.', ...LINE],
    foreignGroup: ['{subject*} has quotation marks or commas from another program.', ...LINE],
    afterBracket: ['The line ends with {sign} after the bracket.', ...LINE],
    noSpaceAfterHyphen: ['A space is missing after the hyphen.', ...LINE],
    noSpaceAfterColon: ['A space is missing after the colon.', ...LINE],
    fixedSpaceAfterColon: ['The space after the colon is a non-breaking space.', ...LINE],
    spaceAfterHyphen: ['The space after the hyphen is a non-breaking space.', ...LINE],
    foreignMarker: ['The line begins with {sign}, but list entries must begin with a hyphen and a space.', ...LINE],
    symbolOfFont: [
      'The line begins with a symbol from a font that visitors do not have, but list entries must begin with a hyphen and a space.',
      ...LINE,
    ],
    boldField: ['The field name "{field*}" is in bold.', ...LINE],
    strayBefore: ['Before "{field*}" there is an unexpected {stray}.', 'Remove it.'],
    strayAfter: ['After "{field*}:" there is an unexpected {stray}.', 'Remove it.'],
    tab: ['The line begins with a tab.', 'Use ordinary spaces: two for each level of indentation.'],
    fixedSpace: [
      'The line begins with a non-breaking space.',
      'Use ordinary spaces: two for each level of indentation.',
    ],
    indentation: ['"{text}" is not indented like the lines around it.', 'Indent all fields of an entry equally.'],
    indentedFurther: [
      'The line "{text}" is indented further than the entry above, so it is read as part of that entry.',
      'Indent it like the entry above.',
    ],
    continuation: [
      'The line "{text}" continues the value of "{above*}" above, but is not indented.',
      'Write the value on one line, or indent this line by two more spaces.',
    ],
    noFirstLine: [
      'The first line of the first entry of "{list*}" is missing.',
      'Restore that line, such as "- {key*}: …", or remove these lines.',
    ],
    endOfFields: ['The line "{text}" ends the fields at the top before the last field.', 'Remove it.'],
    noColon: ['A colon is missing after the name of the field.', 'Begin the line with "{word}:".'],
    noField: ['"{text}" is not a field.', 'Remove it.'],
    lineOfText: [
      'The line "{text}" is not a field.',
      'If it continues the value above, join the two lines. If it is a field, write a colon after its name.',
    ],
    openBracket: ['"{text}" has an opening bracket but no closing one.', 'Close it on the same line.'],
    commas: '"{text}" needs commas between its fields, and double quotation marks around values that contain a colon.',
  },
});

export const docs =
  'The fields at the top are YAML: a name, a colon, a space and the value, with quotation marks around values that contain characters such as : and #.';

export const examples: Examples<typeof rule> = {
  'projects | description: Four projects.': {
    invalid: [
      ['description: Four projects that go\n«on here.»', 'lineOfText', {text: 'on here.'}],
      ['description: "Four projects\n«go on."»', 'continuation', 'description: "Four projects\n  go on."'],
    ],
  },
  'about/history |   - id: shed\n': {invalid: [['', 'noFirstLine', {list: 'timeline'}]]},
  'careers | heading: Careers': {invalid: [['«**heading:** Careers»', 'boldField', 'heading: Careers']]},
  entry: {
    valid: ['title: "Project beta" # as the client calls it', 'title: "Pumps - and valves"'],
    invalid: [
      ['«title: **Project beta**»', 'reserved', 'title: "Project beta"'],
      ['«title: "C:\\new"»', 'changingBackslash', "title: 'C:\\new'"],
      ['«title:\u00A0Project beta»', 'fixedSpaceAfterColon', 'title: Project beta'],
      ['«title: "Project beta”»', 'openQuote', 'title: "Project beta"'],
      ['«title: “Project beta"»', 'shownQuotes', 'title: "Project beta"'],
      ['«title: Beta: the project»', 'colon', 'title: "Beta: the project"'],
      ['«title: [beta»', 'openBracket', {text: 'title: [beta'}],
      ['«title: Lot # 5»', 'cutOff', 'title: "Lot # 5"'],
      ['«title: - beta»', 'hyphen', 'title: "beta"'],
      ['«title: “Beta: the project”»', 'curlyQuotes', 'title: "Beta: the project"'],
      ['«title: "The "best" project"»', 'sameQuotes', 'title: \'The "best" project\''],
      ['«title: "C:\\Users"»', 'backslash', "title: 'C:\\Users'"],
      ['«title:Project beta»', 'noSpaceAfterColon', 'title: Project beta'],
      ['«title Project beta»', 'noColon'],
      ['  «title: Project beta»', 'indentation', {text: 'title: Project beta'}],
      ['title: Project beta\n«...»', 'endOfFields', {text: '...'}],
      ['«& title: Project beta»', 'strayBefore', {stray: '&'}],
      ['«title: Beta,»', 'shownPunctuation', 'title: Beta'],
      ['«"title": "Beta",»', 'foreignLine', 'title: "Beta"'],
      ['title: Project beta\n    «* more»', 'noField', {text: '* more'}],
    ],
  },
  'about/history | - id: beta': {
    invalid: [
      ['«-\u00A0id: beta»', 'spaceAfterHyphen', '- id: beta'],
      ['«\uF0B7 id: beta»', 'symbolOfFont', '- id: beta'],
      ['«-id: beta»', 'noSpaceAfterHyphen', '- id: beta'],
    ],
  },
  'about/history |     title: Project beta': {
    invalid: [
      ['\t«title: Project beta»', 'tab', '    title: Project beta'],
      ['\u00A0\u00A0\u00A0\u00A0«title: Project beta»', 'fixedSpace', '    title: Project beta'],
    ],
  },
  'index | contact: {name: Contact, href: /projects}': {
    invalid: [
      ['«contact: {name: Contact href: /projects}»', 'commas', {text: 'contact: {name: Contact href: /projects}'}],
      ['«contact: {name: @Contact, href: /projects}»', 'reservedInside', {sign: '@'}],
    ],
  },
  'about/management | members:': {invalid: [['«members:>»', 'strayAfter', {stray: '>'}]]},
  'careers/machinist | location: [Warri]': {
    invalid: [
      ['location:\n  - Accra\n    «- Warri»', 'indentedFurther'],
      ['location:\n  «"Accra",»\n  "Warri"', 'quotedEntry', 'location:\n  - Accra\n  - Warri'],
      ['location:\n  «- "Accra", "Warri"»', 'quotedEntries', {entry: 'Accra'}],
      ['location:\n  «• Accra»\n  * Warri', 'foreignMarker', 'location:\n  - Accra\n  - Warri'],
      ['«location: "Accra", "Warri"»', 'quotedValues', 'location: [Accra, Warri]'],
      ['«location: [“Accra”, “Warri”],»', 'foreignGroup', 'location: [Accra, Warri]'],
      ['"location": [\n  "Accra"\n«],»', 'afterBracket', '"location": [\n  "Accra"\n]'],
    ],
  },
};
