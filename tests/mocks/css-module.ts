/** Gives every class of a CSS Module its own name. */
export default new Proxy({}, {get: (_target, name) => (name === '__esModule' ? false : String(name))});
