/** Defines the PDFs of the site and their content. */
import type {AllPageData} from '../page-data';
import {offeredPdf, PROFILE_FILE, type Question} from '../page-types';
import {
  BUYERS_PATH,
  PAGES_WITH_DRAWING,
  GALLERY_PATH,
  POLICY_PATH,
  PROFILE_FIRST_PAGES,
  PROFILE_LAST_PAGES,
} from './pages';
import {HOME} from '../../shared/addresses';
import {PROJECTS_PATH} from '../addresses';
import {interpolate} from '../../shared/interpolate';
import {ANSWERS, certificateTables, projectTable, statedFacts, trackRecord, type StatedFacts} from './tables';
import {officesOf} from './blocks';
import {chapterOf, type PdfInput} from './chapters';
import {
  commonOf,
  readable,
  type AnsweredQuestion,
  type Chapter,
  type CommonContent,
  type Document,
  type PrintedPhoto,
} from './model';
import {DocumentPictures} from './pictures';
import type {Content} from '../site-definition';

export interface PdfDocument {
  file: string;
  document: Document;
  pictures: DocumentPictures;
}

export function documentsOf(content: Content, shown: AllPageData): PdfDocument[] {
  const make = (
    file: string,
    name: string,
    write: (material: PdfInput, common: CommonContent) => Document | undefined,
  ) => {
    const pictures = new DocumentPictures(shown.context.pictureOf);
    const document = write({content, shown, pictures}, {...commonOf(shown), name});
    return document ? [{file, document, pictures}] : [];
  };
  const services = shown.context.entries.services.map(({path}) => path);
  const offers = [BUYERS_PATH, ...services].flatMap((path) => {
    const offer = content.sources.filter((source) => source.path === path && shown.pages.has(path)).map(offeredPdf)[0];
    return offer ? [{...offer, path}] : [];
  });
  return [
    ...make(PROFILE_FILE, shown.context.site.print.profile, profile),
    ...offers.flatMap(({file, name, path}) =>
      make(
        file,
        name,
        path === BUYERS_PATH ? prequalificationPack : (material, common) => capabilitySheet(path, material, common),
      ),
    ),
  ];
}

function profile(material: PdfInput, common: CommonContent): Document {
  const {shown} = material;
  const services = shown.context.entries.services.map(({path}) => path);
  const chapters = [...PROFILE_FIRST_PAGES, ...services, ...PROFILE_LAST_PAGES].flatMap(
    (path) => chapterOf(path, material) ?? [],
  );
  const [cover = null, ...pool] = photosOfHome(material);
  const [first] = slidesOf(shown);
  return {
    ...common,
    template: 'profile',
    cover,
    claim: first?.title ?? common.company.tagline,
    chapters: withSparePhotos(chapters, [...pool, ...photosOfGallery(material)]),
  };
}

/** How many spare photos a chapter gets for PDF pages with empty space. */
const SPARE_PHOTOS = 3;

/** @returns the chapters. Those without photos of their own get photos of other pages, each used once. */
function withSparePhotos(chapters: readonly Chapter[], pool: PrintedPhoto[]): Chapter[] {
  const left = [...pool];
  const opened = chapters.map((chapter) => {
    const isDrawn = PAGES_WITH_DRAWING.some((path) => chapter.url.endsWith(path));
    const photo = chapter.photo ?? (isDrawn || chapter.photos.length > 0 ? null : (left.shift() ?? null));
    return {...chapter, photo, panel: photo === null && isDrawn};
  });
  return opened.map((chapter) => ({
    ...chapter,
    spares: [
      ...chapter.spares,
      ...chapter.photos.slice(1),
      ...left.splice(0, chapter.kind === 'service' ? 1 : SPARE_PHOTOS),
    ],
  }));
}

const slidesOf = ({pages}: AllPageData) => {
  const home = pages.get(HOME);
  return home?.kind === 'home' ? home.slides : [];
};

const photosOfHome = ({shown, pictures}: PdfInput): PrintedPhoto[] =>
  slidesOf(shown).map(({image, alt, focal}) => pictures.photo(image, alt, focal));

/** @returns the photos of the gallery in rounds: one of each category, then the next of each. */
function photosOfGallery({shown, pictures}: PdfInput): PrintedPhoto[] {
  const gallery = shown.pages.get(GALLERY_PATH);
  const categories = gallery?.kind === 'gallery' ? gallery.categories : [];
  const most = Math.max(0, ...categories.map(({images}) => images.length));
  const interleaved = Array.from({length: most}, (_, index) => categories.flatMap(({images}) => images[index] ?? []));
  return interleaved.flat().map(({src, alt}) => pictures.photo(src, alt));
}

/** More projects of a service would need a second sheet. */
const MAX_PROJECTS_ON_SHEET = 3;

/** The sheet of a service, with its latest projects. */
function capabilitySheet(path: string, material: PdfInput, common: CommonContent): Document | undefined {
  const service = chapterOf(path, material);
  if (!service) return undefined;
  const stated = statedFacts(material.shown);
  const {facts, site} = stated;
  const serviceProjects = facts.projects.filter((job) => job.service === service.title).slice(0, MAX_PROJECTS_ON_SHEET);
  const valid = facts.certifications.filter(({expired}) => !expired);
  const tables = [
    ...projectTable(serviceProjects, stated).map((table) => ({...table, name: site.print.jobs})),
    ...certificateTables(valid, stated).map((table) => ({...table, name: site.print.certificates})),
  ];
  return {...common, description: service.description, template: 'sheet', cover: null, service, tables};
}

const ATTACHED_IN_FULL: readonly Question['answer'][] = [
  'certifications',
  'registrations',
  'safety',
  'projects',
  'equipment',
];

/** The prequalification pack: buyers' questions, with answers from the pages. */
function prequalificationPack(material: PdfInput, common: CommonContent): Document | undefined {
  const {content, shown} = material;
  const stated = statedFacts(shown);
  const page = stated.page('buyers');
  const source = content.pages.find(({kind}) => kind === 'buyers');
  const chapter = source && chapterOf(source.path, material);
  if (!page || !chapter) return undefined;
  const [slides, spares] = [photosOfHome(material), photosOfGallery(material)];
  const asked = (source.data as {questions: Question[]}).questions;
  const {url} = stated.site;
  const all = page.groups.flatMap(({name: group, questions}) => questions.map((shown) => ({group, shown})));
  const questions = all.flatMap(({group, shown: item}, index): AnsweredQuestion[] => {
    const {question, source: from, more} = item;
    const {answer, registrations: papers} = asked.find((other) => other.question === question) ?? {};
    if (answer === undefined) return [];
    const blocks = ANSWERS[answer]({registrations: papers, shown: item}, stated);
    if (more > 0) blocks.push({t: 'words', v: interpolate(page.answerLabels.more, {count: more})});
    const address = url + (from?.path ?? '');
    const words = interpolate(page.answerLabels.source, {name: from?.title ?? ''});
    const source = from && {words, url: address, address: readable(address)};
    return [{number: index + 1, question, group, whole: ATTACHED_IN_FULL.includes(answer), source, blocks}];
  });
  return {
    ...common,
    description: source.description,
    template: 'pack',
    cover: spares[COVER_SLIDE] ?? null,
    chapter: {...chapter, panel: chapter.photo === null},
    questions,
    attachments: attachmentsOf(material, stated),
    photo: slides.at(LAST_SLIDE) ?? slides.at(-1) ?? null,
    spares,
    call: page.callToAction ? {heading: page.callToAction.heading, text: page.callToAction.text} : null,
    offices: stated.facts.offices.length > 0 ? [officesOf(stated.facts.offices)] : [],
  };
}

/** The photos on the cover and on the last page, which differ from each other and from those of the profile. */
const COVER_SLIDE = 4;
const LAST_SLIDE = 3;

function attachmentsOf(material: PdfInput, stated: StatedFacts) {
  const projects = chapterOf(PROJECTS_PATH, material);
  const policy = chapterOf(POLICY_PATH, material);
  const [first] = policy?.sections ?? [];
  return [
    ...(projects && stated.facts.projects.length > 0
      ? [{heading: projects.sections[0]?.heading ?? projects.heading, lead: '', blocks: trackRecord(stated)}]
      : []),
    ...(policy && first ? [{heading: policy.heading, lead: policy.lead, blocks: first.blocks}] : []),
  ];
}
