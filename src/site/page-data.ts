/** The data that the pages of this site show. */
export {type AnsweringContact, frameFacts, generatedPages, createSiteContext, showPage} from './page-data/show';
export {hasSideMenu, type MenuItem, sideMenuOf} from './page-data/side-menu';
