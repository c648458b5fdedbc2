/** Stands in for tslib, of which the browser's code uses one function (by @docusaurus/utils-common). */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};
