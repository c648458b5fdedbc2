/**
 * The editor's files in a built site. Its scripts contain the schema's labels and examples, which visitors do not
 * receive.
 */
export const EDITOR_FILES = /^(edit(\.html|\/)|assets\/edit\/)/;
