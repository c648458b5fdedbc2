/** The files of the editor in a built site; its scripts carry the schema's words and examples, which no visitor is sent. */
export const OF_THE_EDITOR = /^(edit(\.html|\/)|assets\/edit\/)/;
