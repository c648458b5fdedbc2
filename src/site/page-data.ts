/** The data that the pages of this site show. */
export {
  type AnsweringContact,
  createSiteContext,
  frameFacts,
  generatedPages,
  hasSideMenu,
  type MenuItem,
  showPage,
  sideMenuOf,
} from './page-data/show';
