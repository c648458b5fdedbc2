/** Defines the PDFs of the site and their content. */
import type {RenderedSite} from '../../node/load';
import {printedOffer, PROFILE_FILE, type Question} from '../../site/page-types';
import {BUYERS, DRAWN, GALLERY, POLICY, PROFILE_BEGINS, PROFILE_ENDS} from '../../site/pdf/pages';
import {HOME, PROJECTS} from '../../shared/addresses';
import {interpolate} from '../../shared/interpolate';
import {ANSWERS, certificates, jobs, statedIn, trackRecord, type Stated} from './tables';
import {officesOf} from './blocks';
import {chapterOf, type Material} from './chapters';
import {commonOf, readable, type Answered, type Chapter, type Common, type Document, type PrintedPhoto} from './model';
import {SheetPictures} from './pictures';
import type {Content} from '../../site/site-definition';

export interface Printed {
  file: string;
  document: Document;
  pictures: SheetPictures;
}

export function documentsOf(content: Content, shown: RenderedSite): Printed[] {
  const make = (file: string, name: string, write: (material: Material, common: Common) => Document | undefined) => {
    const pictures = new SheetPictures(shown.rest.pictureOf);
    const document = write({content, shown, pictures}, {...commonOf(shown), name});
    return document ? [{file, document, pictures}] : [];
  };
  const services = shown.rest.entries.services.map(({path}) => path);
  const offers = [BUYERS, ...services].flatMap((path) => {
    const offer = content.sources
      .filter((source) => source.path === path && shown.pages.has(path))
      .map(printedOffer)[0];
    return offer ? [{...offer, path}] : [];
  });
  return [
    ...make(PROFILE_FILE, shown.rest.site.print.profile, profile),
    ...offers.flatMap(({file, name, path}) =>
      make(file, name, path === BUYERS ? pack : (material, common) => sheet(path, material, common)),
    ),
  ];
}

function profile(material: Material, common: Common): Document {
  const {shown} = material;
  const services = shown.rest.entries.services.map(({path}) => path);
  const chapters = [...PROFILE_BEGINS, ...services, ...PROFILE_ENDS].flatMap((path) => chapterOf(path, material) ?? []);
  const [cover = null, ...pool] = photosOfHome(material);
  const [first] = slidesOf(shown);
  return {
    ...common,
    template: 'profile',
    cover,
    claim: first?.title ?? common.company.tagline,
    chapters: illustrated(chapters, [...pool, ...photosOfGallery(material)]),
  };
}

/** How many spare photos a chapter gets for sheets with empty space. */
const SPARES = 3;

/** @returns the chapters. Those without photos of their own get photos of other pages, each used once. */
function illustrated(chapters: readonly Chapter[], pool: PrintedPhoto[]): Chapter[] {
  const left = [...pool];
  const opened = chapters.map((chapter) => {
    const isDrawn = DRAWN.some((path) => chapter.url.endsWith(path));
    const photo = chapter.photo ?? (isDrawn || chapter.photos.length > 0 ? null : (left.shift() ?? null));
    return {...chapter, photo, panel: photo === null && isDrawn};
  });
  return opened.map((chapter) => ({
    ...chapter,
    spares: [...chapter.spares, ...chapter.photos.slice(1), ...left.splice(0, chapter.kind === 'service' ? 1 : SPARES)],
  }));
}

const slidesOf = ({pages}: RenderedSite) => {
  const home = pages.get(HOME);
  return home?.kind === 'home' ? home.slides : [];
};

const photosOfHome = ({shown, pictures}: Material): PrintedPhoto[] =>
  slidesOf(shown).map(({image, alt, focal}) => pictures.photo(image, alt, focal));

/** @returns the photos of the gallery in rounds: one of each category, then the next of each. */
function photosOfGallery({shown, pictures}: Material): PrintedPhoto[] {
  const gallery = shown.pages.get(GALLERY);
  const categories = gallery?.kind === 'gallery' ? gallery.categories : [];
  const most = Math.max(0, ...categories.map(({images}) => images.length));
  const interleaved = Array.from({length: most}, (_, index) => categories.flatMap(({images}) => images[index] ?? []));
  return interleaved.flat().map(({src, alt}) => pictures.photo(src, alt));
}

function sheet(path: string, material: Material, common: Common): Document | undefined {
  const service = chapterOf(path, material);
  if (!service) return undefined;
  const stated = statedIn(material.shown);
  const {facts, site} = stated;
  const own = facts.projects.filter((job) => job.service === service.title);
  const valid = facts.certifications.filter(({expired}) => !expired);
  const tables = [
    ...jobs(own, stated).map((table) => ({...table, name: site.print.jobs})),
    ...certificates(valid, stated).map((table) => ({...table, name: site.print.certificates})),
  ];
  return {...common, description: service.description, template: 'sheet', cover: null, service, tables};
}

const WHOLE: readonly Question['answer'][] = ['certifications', 'registrations', 'safety', 'projects', 'equipment'];

/** The prequalification pack: buyers' questions, with answers from the pages. */
function pack(material: Material, common: Common): Document | undefined {
  const {content, shown} = material;
  const stated = statedIn(shown);
  const page = stated.page('buyers');
  const source = content.pages.find(({kind}) => kind === 'buyers');
  const chapter = source && chapterOf(source.path, material);
  if (!page || !chapter) return undefined;
  const [slides, spares] = [photosOfHome(material), photosOfGallery(material)];
  const asked = (source.data as {questions: Question[]}).questions;
  const {url} = stated.site;
  const all = page.groups.flatMap(({name: group, questions}) => questions.map((shown) => ({group, shown})));
  const questions = all.flatMap(({group, shown: item}, index): Answered[] => {
    const {question, source: from, more} = item;
    const {answer, registrations: papers} = asked.find((other) => other.question === question) ?? {};
    if (answer === undefined) return [];
    const blocks = ANSWERS[answer]({registrations: papers, shown: item}, stated);
    if (more > 0) blocks.push({t: 'words', v: interpolate(page.answerWords.more, {count: more})});
    const address = url + (from?.path ?? '');
    const words = interpolate(page.answerWords.source, {name: from?.title ?? ''});
    const source = from && {words, url: address, address: readable(address)};
    return [{number: index + 1, question, group, whole: WHOLE.includes(answer), source, blocks}];
  });
  return {
    ...common,
    description: source.description,
    template: 'pack',
    cover: spares[COVER] ?? null,
    chapter: {...chapter, panel: chapter.photo === null},
    questions,
    attachments: attachmentsOf(material, stated),
    photo: slides.at(LAST_SLIDE) ?? slides.at(-1) ?? null,
    spares,
    call: page.callToAction ? {heading: page.callToAction.heading, text: page.callToAction.text} : null,
    offices: stated.facts.offices.length > 0 ? [officesOf(stated.facts.offices)] : [],
  };
}

/** The photos on the cover and on the last sheet, which differ from each other and from those of the profile. */
const COVER = 4;
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
