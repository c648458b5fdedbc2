/** What the pages of this site are given to show. */
export {type AnsweringContact, frameFacts, generatedPages, createSiteContext, showPage} from './page-data/show';
export {hasSideMenu, type MenuItem, sideMenuOf} from './page-data/side-menu';
