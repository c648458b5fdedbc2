/** The content of this site, as the engine reads it by the definition of the site. */
import type {Checked as CheckedOf, Reader as ReaderOf} from '../cms/edit';
import type {Content as ContentOf} from '../cms/lint/content';
import type {SiteDefinition} from '../cms/definition/site-definition';
import type {AnyPage} from './page-types/registry';
import type {Site} from './page-types/site';

/** What this site says to the engine. */
export type Definition = SiteDefinition<AnyPage, typeof Site>;

/** Everything that the pages of this site say. */
export type Content = ContentOf<Definition>;

/** What the linter reports of a draft of this site. */
export type Checked = CheckedOf<Definition>;

/** Reads the files of this site. */
export type Reader = ReaderOf<Definition>;
