/** Defines the PDFs of the site and their content. */
import type {RenderedSite} from '../../node/load';
import {type ContactPointData, printedOffer, PROFILE_FILE} from '../../site/page-types';
import {BUYERS, DRAWN, GALLERY, PROFILE_BEGINS, PROFILE_ENDS} from '../../site/pdf/pages';
import {HOME} from '../../shared/addresses';
import {longDate} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {readable} from './cells';
import {chapterOf, type Material} from './chapters';
import type {Chapter, Document, PrintedPhoto} from './model';
import {packOf} from './pack';
import {SheetPictures} from './pictures';
import {certificates, jobs, statedIn} from './tables';
import type {Content} from '../../site/site-definition';

/** A PDF: its address, its content and its pictures. */
export interface Printed {
  file: string;
  document: Document;
  pictures: SheetPictures;
}

/**
 * @param content as visitors get it on the day
 * @param shown the data of its pages
 * @returns every PDF of these pages: the profile, and the pack and sheets that pages offer
 */
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

type Common = ReturnType<typeof commonOf> & {name: string};

/** @returns the contact point for the head of each sheet, as text; empty when there is none. */
const askedAt = (contacts: readonly ContactPointData[]): string =>
  contacts
    .filter(({printed}) => printed)
    .slice(0, 1)
    .map(({name, phone, email}) => [name, phone, email].filter((word) => word !== undefined).join(' · '))
    .join('');

function commonOf({rest: {site, today, countryCode, entries}}: RenderedSite) {
  const {print, labels} = site;
  const host = readable(site.url);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return {
    description: site.tagline,
    date: [year, month, day] as [number, number, number],
    day: longDate(today),
    from: interpolate(print.origin, {address: host, date: longDate(today)}),
    asked: askedAt(entries.desks),
    region: countryCode(site.country) ?? 'NG',
    words: {...print, address: labels.address, contact: labels.contact, certified: labels.certified},
    company: {
      name: site.name,
      shortName: site.shortName,
      secondName: site.secondName,
      legalName: site.legalName,
      tagline: site.tagline,
      address: site.address,
      phones: site.phones,
      email: site.email,
      url: site.url,
      host,
      badges: site.badges.map(({name, edition, scope}) => ({name: name + edition, scope})),
    },
  };
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

/** How many spare photos a chapter gets for sheets with empty space; it rarely needs them all. */
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
    ...jobs(own, stated).map((job) => ({...job, name: site.print.jobs})),
    ...certificates(valid, stated).map((certificate) => ({...certificate, name: site.print.certificates})),
  ];
  return {...common, description: service.description, template: 'sheet', cover: null, service, tables};
}

const packWith = (material: Material, common: Common): Document | undefined => {
  const [cover = null] = photosOfGallery(material).slice(PACK_COVER);
  return packOf(material, {...common, cover}, photosOfHome(material), photosOfGallery(material));
};

/** The slide on the cover of the pack, which differs from that of the profile. */
const PACK_COVER = 4;
