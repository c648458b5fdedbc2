/** The types of this site's content, as the engine reads it with the site's definition. */
import type {Checked as CheckedOf, Reader as ReaderOf} from '../cms/edit';
import type {Content as ContentOf} from '../cms/lint/content';
import type {SiteDefinition} from '../cms/definition/site-definition';
import type {AnyPage} from './page-types/registry';
import type {Site} from './page-types/site';

/** The definition that this site gives to the engine. */
export type Definition = SiteDefinition<AnyPage, typeof Site>;

/** The content of all pages of this site. */
export type Content = ContentOf<Definition>;

/** The linter's result for a draft of this site. */
export type Checked = CheckedOf<Definition>;

/** Reads the files of this site. */
export type Reader = ReaderOf<Definition>;
