/** The page types. Code for visitors imports types only from here. */
export {BLOCKS, type Tone} from './blocks';
export type {PageLocation} from '../cms/base/paths';
export {formatPath} from '../cms/schema/meta';
export type {AnswerWords, Line} from './page-types/answers';
export {Question, companySchema} from './page-types/buyers';
export {Opening, type OpeningData} from './page-types/careers';
export {Certification} from './page-types/certifications';
export {Office} from './page-types/contact';
export {Client, type ProjectCard, type ContactPointData} from './page-types/entries';
export {EquipmentItem} from './page-types/equipment';
export type {ProjectData, ListedProject} from './page-types/projects';
export type {CompanyFacts} from './page-types/facts';
export {renderFieldTables} from './page-types/field-tables';
export {type Form, FormField} from './page-types/form';
export {GalleryCategory, ManagementMember} from './page-types/about';
export {HeroSlide} from './page-types/home';
export {
  type AnyGeneratedPage,
  CREATABLE_TYPES,
  type DataOf,
  type PageTypeName,
  type ShownPage,
} from './page-types/registry';
export type {Download, Feed, Page, FormService, SiteContext} from './page-types/page-type';
export type {RecordWords, Validity} from './page-types/certificate-records';
export {offeredPdf, PROFILE_FILE} from './page-types/pdf-files';
export type {ListedPage} from './page-types/search';
export {contentPageFields, type ShownFigure} from './page-types/shared';
export {FormLabels} from './page-types/site-labels';
export {Site} from './page-types/site';
export type {TrackRecordWords} from './page-types/story';
