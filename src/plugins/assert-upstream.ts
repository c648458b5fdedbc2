/**
 * Every file in `docusaurus-patches/` relies on something that Docusaurus does not document. Its first comment says
 * what it does, why, and what Docusaurus would have to offer instead. When that something is gone, the file stops the
 * build with this error.
 * @param gone what Docusaurus no longer does, to follow "Docusaurus no longer"
 * @param file the override in src/plugins/docusaurus-patches to look at
 */
export const upstreamError = (gone: string, file: string): Error =>
  new Error(`Docusaurus no longer ${gone}; see src/plugins/docusaurus-patches/${file}.`);
