/**
 * Every file in `docusaurus/` steps outside what Docusaurus documents. Each says on top what it does, why, and what
 * Docusaurus would have to offer instead, and stops the build with this error when what it holds on to is gone.
 * @param gone what Docusaurus no longer does, to follow "Docusaurus no longer"
 * @param file the override in src/plugins/docusaurus-patches that has to be looked at
 */
export const upstreamError = (gone: string, file: string): Error =>
  new Error(`Docusaurus no longer ${gone}; see src/plugins/docusaurus-patches/${file}.`);
