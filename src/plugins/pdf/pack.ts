/** The prequalification pack: buyers' questions, with answers from the pages. */
import type {DataOf, Question} from '../../site/page-types';
import {POLICY} from '../../site/pdf/pages';
import {PROJECTS} from '../../shared/addresses';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {readable, textCell, strong, table} from './cells';
import {chapterOf, type Material} from './chapters';
import type {Answered, Document, PrintedPhoto, Shape} from './model';
import {officesOf} from './blocks';
import {safetyTable} from './safety';
import {equipmentTable, jobs, matrix, registrations, statedIn, trackRecord, type Stated} from './tables';

type Name = Question['answer'];
type Shown = DataOf<'buyers'>['groups'][number]['questions'][number];

/** A question with the answer that the page shows. */
interface AnsweredQuestion extends Pick<Question, 'registrations'> {
  shown: Shown;
}

/** How to print each answer. The page has already chosen the lines of each question. */
const SHAPES: Readonly<Record<Name, (asked: AnsweredQuestion, stated: Stated) => Shape[]>> = {
  company: ({shown: {lines}}, {site: {print}}) => [
    table(
      'answers',
      [
        {key: 'name', name: print.name, cell: ({name}) => [[strong(name)]]},
        {key: 'answer', name: print.details, cell: ({details}) => textCell(details.join(', '))},
      ],
      lines,
    ),
  ],
  management: (_question, {facts: {management}, site: {print}}) => [
    table(
      'management',
      [
        {key: 'name', name: print.name, cell: ({name}) => [[strong(name)]]},
        {key: 'position', name: print.position, cell: ({position}) => textCell(position)},
      ],
      management,
    ),
  ],
  offices: (_question, {facts: {offices}, page}) => {
    const labels = page('contact')?.labels;
    return [
      table(
        'offices',
        [
          {key: 'offices', name: labels?.offices ?? '', cell: ({name}) => [[strong(name)]]},
          {key: 'address', name: labels?.address ?? '', cell: ({address}) => textCell(address)},
          {key: 'phone', name: labels?.phone ?? '', cell: ({phone}) => phone.split(/,\s*/).map((v) => [{v}])},
        ],
        offices,
      ),
    ];
  },
  services: (_question, {facts: {services}, site}) => [
    table(
      'services',
      [
        {key: 'service', name: site.print.service, cell: ({name, page}) => [[{...strong(name), url: site.url + page}]]},
        {key: 'scope', name: site.print.scope, cell: ({description}) => textCell(description)},
      ],
      services,
    ),
  ],
  codes: (_question, {facts: {codes}, site: {print}}) => [
    table(
      'codes',
      [
        {key: 'code', name: print.code, cell: ({scheme, code}) => [[{v: scheme}, strong(code)]]},
        {key: 'name', name: print.name, cell: ({name}) => textCell(name)},
        {key: 'service', name: print.service, cell: ({service}) => textCell(service)},
      ],
      codes,
    ),
  ],
  certifications: (_question, stated) => matrix(stated),
  registrations: ({registrations: papers}, stated) =>
    registrations(
      stated.facts.registrations.filter(({kind}) => papers?.includes(kind) ?? true),
      stated,
    ),
  policies: (_question, {facts: {policies}, site: {print, labels}}) => [
    table(
      'policies',
      [
        {key: 'policy', name: print.policy, cell: ({name}) => [[strong(name)]]},
        {key: 'signedBy', name: labels.signedBy, cell: ({signedBy}) => textCell(signedBy)},
        {key: 'signed', name: labels.signed, cell: ({signed}) => textCell(longDate(signed))},
        {key: 'reviewBy', name: labels.reviewBy, cell: ({reviewBy}) => textCell(reviewBy && longDate(reviewBy))},
      ],
      policies,
    ),
  ],
  safety: (_question, stated) => safetyTable(stated),
  projects: ({shown: {lines}}, stated) => jobs(latest(stated).slice(0, lines.length), stated),
  equipment: (_question, stated) => equipmentTable(stated),
};

const latest = ({facts: {projects}}: Stated) =>
  [...projects].sort((a, b) => (b.to ?? '').localeCompare(a.to ?? '', 'en'));

/** Answers that need the full width. */
const WHOLE: readonly Name[] = ['certifications', 'registrations', 'safety', 'projects', 'equipment'];

type SiteContext = Omit<
  Extract<Document, {template: 'pack'}>,
  'template' | 'chapter' | 'questions' | 'attachments' | 'photo' | 'spares' | 'call' | 'offices'
>;

/**
 * @param common the part that all documents have
 * @param slides the photos of Home
 * @param spares other photos, for sheets with empty space
 * @returns the pack; undefined when no page asks the questions
 */
export function packOf(
  material: Material,
  common: SiteContext,
  slides: PrintedPhoto[],
  spares: PrintedPhoto[],
): Document | undefined {
  const {content, shown} = material;
  const stated = statedIn(shown);
  const page = stated.page('buyers');
  const source = content.pages.find(({kind}) => kind === 'buyers');
  const path = source?.path ?? '';
  const chapter = chapterOf(path, material);
  if (!page || !source || !chapter) return undefined;
  const asked = (source.data as {questions: Question[]}).questions;
  const {url} = stated.site;
  const answered = page.groups.flatMap(({name: group, questions}) =>
    questions.map((item) => ({group, shown: item, asked: asked.find(({question}) => question === item.question)})),
  );
  const questions = answered.flatMap(
    ({group, shown: question, asked: {answer, registrations: papers} = {}}, index): Answered[] => {
      if (answer === undefined) return [];
      const blocks = SHAPES[answer]({registrations: papers, shown: question}, stated);
      const from = question.source && {
        words: interpolate(page.answerWords.source, {name: question.source.title}),
        url: url + question.source.path,
        address: readable(url + question.source.path),
      };
      const more: Shape[] =
        question.more > 0 ? [{t: 'words', v: interpolate(page.answerWords.more, {count: question.more})}] : [];
      return [
        {
          number: index + 1,
          question: question.question,
          group,
          whole: WHOLE.includes(answer),
          ...(from && {source: from}),
          blocks: [...blocks, ...more],
        },
      ];
    },
  );
  return {
    ...common,
    description: source.description,
    template: 'pack',
    chapter: {...chapter, panel: chapter.photo === null},
    questions,
    attachments: attachmentsOf(material, stated),
    photo: slides.at(LAST_SLIDE) ?? slides.at(-1) ?? null,
    spares,
    call: page.callToAction ? {heading: page.callToAction.heading, text: page.callToAction.text} : null,
    offices: stated.facts.offices.length > 0 ? [officesOf(stated.facts.offices)] : [],
  };
}

/** The slide on the last sheet, which differs from that of the cover and from the profile's first one. */
const LAST_SLIDE = 3;

/** The full track record, and the policy with its text. */
function attachmentsOf(material: Material, stated: Stated) {
  const projects = chapterOf(PROJECTS, material);
  const policy = chapterOf(POLICY, material);
  const [first] = policy?.sections ?? [];
  return [
    ...(projects && stated.facts.projects.length > 0
      ? [
          {
            heading: projects.sections[0]?.heading ?? projects.heading,
            lead: '',
            blocks: trackRecord(stated),
          },
        ]
      : []),
    ...(policy && first ? [{heading: policy.heading, lead: policy.lead, blocks: first.blocks}] : []),
  ];
}
