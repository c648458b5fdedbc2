/** The prequalification pack: buyers' questions, with answers from the pages. */
import type {DataOf, Question} from '../../site/page-types';
import {POLICY} from '../../site/pdf/pages';
import {PROJECTS} from '../../shared/addresses';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {
  type Columns,
  equipmentTable,
  fields,
  jobs,
  matrix,
  registrations,
  safetyTable,
  type Stated,
  statedIn,
  strong,
  table,
  textCell,
  trackRecord,
} from './tables';
import {chapterOf, type Material} from './chapters';
import {readable, type Answered, type Common, type Document, type PrintedPhoto, type Shape} from './model';
import {officesOf} from './blocks';

type Name = Question['answer'];

/** A question with the answer that the page shows. */
interface AnsweredQuestion extends Pick<Question, 'registrations'> {
  shown: DataOf<'buyers'>['groups'][number]['questions'][number];
}

/** How to print each answer. The page has already chosen the lines of each question. */
const SHAPES: Readonly<Record<Name, (asked: AnsweredQuestion, stated: Stated) => Shape[]>> = {
  company: ({shown: {lines}}, {site: {print}}) => {
    const heads = {name: print.name, answer: print.details};
    const answer = ({details}: (typeof lines)[number]) => textCell(details.join(', '));
    return [table('answers', heads, {name: strongName, answer}, lines)];
  },
  management: (_question, {facts: {management}, site: {print}}) => [
    table('management', print, {name: strongName, ...fields('position')}, management),
  ],
  offices: (_question, {facts: {offices}, page}) => {
    const phone = (office: (typeof offices)[number]) => office.phone.split(/,\s*/).map((v) => [{v}]);
    const columns = {offices: strongName, ...fields('address'), phone};
    return [table('offices', page('contact')?.labels ?? {}, columns, offices)];
  },
  services: (_question, {facts: {services}, site}) => {
    const columns: Columns<(typeof services)[number]> = {
      service: ({name, page}) => [[{...strong(name), url: site.url + page}]],
      scope: ({description}) => textCell(description),
    };
    return [table('services', site.print, columns, services)];
  },
  codes: (_question, {facts: {codes}, site: {print}}) => {
    const code = (item: (typeof codes)[number]) => [[{v: item.scheme}, strong(item.code)]];
    return [table('codes', print, {code, ...fields('name', 'service')}, codes)];
  },
  certifications: (_question, stated) => matrix(stated),
  registrations: ({registrations: papers}, stated) =>
    registrations(
      stated.facts.registrations.filter(({kind}) => papers?.includes(kind) ?? true),
      stated,
    ),
  policies: (_question, {facts: {policies}, site: {print, labels}}) => {
    const columns: Columns<(typeof policies)[number]> = {
      policy: strongName,
      ...fields('signedBy'),
      signed: ({signed}) => textCell(longDate(signed)),
      reviewBy: ({reviewBy}) => textCell(reviewBy && longDate(reviewBy)),
    };
    return [table('policies', {...labels, policy: print.policy}, columns, policies)];
  },
  safety: (_question, stated) => safetyTable(stated),
  projects: ({shown: {lines}}, stated) => jobs(latest(stated).slice(0, lines.length), stated),
  equipment: (_question, stated) => equipmentTable(stated),
};

const strongName = ({name}: {name: string}) => [[strong(name)]];

const latest = ({facts: {projects}}: Stated) =>
  [...projects].sort((a, b) => (b.to ?? '').localeCompare(a.to ?? '', 'en'));

const WHOLE: readonly Name[] = ['certifications', 'registrations', 'safety', 'projects', 'equipment'];

/**
 * @param spares other photos, for sheets with empty space
 * @returns the pack; undefined when no page asks the questions
 */
export function packOf(
  material: Material,
  common: Common & {cover: PrintedPhoto | null},
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
  const all = page.groups.flatMap(({name: group, questions}) => questions.map((shown) => ({group, shown})));
  const questions = all.flatMap(({group, shown: item}, index): Answered[] => {
    const {question, source: from, more} = item;
    const {answer, registrations: papers} = asked.find((other) => other.question === question) ?? {};
    if (answer === undefined) return [];
    const blocks = SHAPES[answer]({registrations: papers, shown: item}, stated);
    if (more > 0) blocks.push({t: 'words', v: interpolate(page.answerWords.more, {count: more})});
    const address = url + (from?.path ?? '');
    const words = interpolate(page.answerWords.source, {name: from?.title ?? ''});
    const source = from && {words, url: address, address: readable(address)};
    return [{number: index + 1, question, group, whole: WHOLE.includes(answer), ...(source && {source}), blocks}];
  });
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

function attachmentsOf(material: Material, stated: Stated) {
  const projects = chapterOf(PROJECTS, material);
  const policy = chapterOf(POLICY, material);
  const [first] = policy?.sections ?? [];
  return [
    ...(projects && stated.facts.projects.length > 0
      ? [{heading: projects.sections[0]?.heading ?? projects.heading, lead: '', blocks: trackRecord(stated)}]
      : []),
    ...(policy && first ? [{heading: policy.heading, lead: policy.lead, blocks: first.blocks}] : []),
  ];
}
