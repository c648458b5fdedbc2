/** What each page type may say. Code of visitors imports types only from here. */
export {BLOCKS, type Tone} from '../cms/base/blocks';
export type {PageLocation} from '../cms/base/paths';
export {identifierOf, namesOf} from '../cms/schema/identity';
export {metaOf, schemaAt, trail, walkFields} from '../cms/schema/meta';
export type {AnswerWords, Line} from './page-types/answers';
export {Question} from './page-types/buyers';
export {Vacancy, type OpeningData} from './page-types/careers';
export {Certification} from './page-types/certifications';
export {companySchema} from './page-types/company-schema';
export {Office} from './page-types/contact';
export {Client, Project, type ProjectCard, type ServiceCard} from './page-types/entries';
export {EquipmentItem} from './page-types/equipment';
export type {ContactPointData} from './page-types/contact-points';
export type {ProjectData} from './page-types/project-page';
export type {ListedProject} from './page-types/projects';
export type {Facts} from './page-types/facts';
export {withFieldTables} from './page-types/field-tables';
export {type Form, FormField} from './page-types/form';
export {GalleryCategory} from './page-types/gallery';
export {HeroSlide} from './page-types/home';
export {
  type AnyGeneratedPage,
  CREATED,
  type DataOf,
  type PageTypeName,
  pageTypeOf,
  type ShownPage,
} from './page-types/registry';
export type {Download, Feed, Page} from './page-types/page-type';
export {ManagementMember} from './page-types/management';
export {OemPartner} from './page-types/oem';
export type {RecordWords, Validity} from './page-types/papers';
export {PROFILE_FILE} from './page-types/printed';
export {Recruitment} from './page-types/recruitment';
export type {FormService, SiteContext} from './page-types/site-context';
export type {ListedPage} from './page-types/search';
export {inner, type ShownFigure} from './page-types/shared';
export {FormWords} from './page-types/site-words';
export {REGISTRATIONS, type RegistrationKind} from './page-types/registration-kinds';
export {Site} from './page-types/site';
export type {TrackRecordWords} from './page-types/track-record';
