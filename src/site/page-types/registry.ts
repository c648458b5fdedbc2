import {about, clients, gallery, history, management} from './about';
import {buyers} from './buyers';
import {careers} from './careers';
import {certifications} from './certifications';
import {contact} from './contact';
import {equipment} from './equipment';
import {form} from './form';
import {home} from './home';
import {opening} from './opening';
import type {PageHead, SitePageType} from './page-type';
import {oem} from './oem';
import {plain} from './plain';
import {project} from './project';
import {projects} from './projects';
import {recruitment} from './recruitment';
import {search} from './search';
import {service, services} from './service';

/** Every page type that claims files by their names. */
export const PAGE_TYPES = [
  home,
  about,
  management,
  history,
  certifications,
  gallery,
  clients,
  services,
  service,
  projects,
  project,
  oem,
  equipment,
  buyers,
  careers,
  opening,
  recruitment,
  contact,
  form,
  search,
];

type AnyPageType = (typeof PAGE_TYPES)[number] | typeof plain;
type DataOfType<K> = K extends SitePageType<infer Name, infer Data> ? Data & PageHead<Name> : never;

export type AnyPage = Exclude<ReturnType<AnyPageType['read']>, unknown[]>;

/** The data of a page of any type; `kind` is the discriminant. */
export type ShownPage = DataOfType<AnyPageType>;

export type PageTypeName = ShownPage['kind'];

export type DataOf<Name extends PageTypeName> = Extract<ShownPage, {kind: Name}>;

/** The page types that staff can create in the editor, the plain one first. */
export const CREATABLE_TYPES = [plain, ...PAGE_TYPES].flatMap(({name, folder, create}) =>
  create ? {name, folder, ...create} : [],
);
