/** Replaces tslib. The browser's code uses only this function, in @docusaurus/utils-common. */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
