/** Defines the PDFs of the site and their content. */
import type {RenderedSite} from '../../node/load';
import {printedOffer, PROFILE_FILE} from '../../site/page-types';
import {BUYERS, DRAWN, GALLERY, PROFILE_BEGINS, PROFILE_ENDS} from '../../site/pdf/pages';
import {HOME} from '../../shared/addresses';
import {certificates, jobs, statedIn} from './tables';
import {chapterOf, type Material} from './chapters';
import {commonOf, type Chapter, type Common, type Document, type PrintedPhoto} from './model';
import {packOf} from './pack';
import {SheetPictures} from './pictures';
import type {Content} from '../../site/content';

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
      make(file, name, path === BUYERS ? packWith : (material, common) => sheet(path, material, common)),
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

const packWith = (material: Material, common: Common): Document | undefined => {
  const [cover = null] = photosOfGallery(material).slice(PACK_COVER);
  return packOf(material, {...common, cover}, photosOfHome(material), photosOfGallery(material));
};

/** The slide on the cover of the pack, which differs from that of the profile. */
const PACK_COVER = 4;
