/**
 * Asserts what a file in `docusaurus-patches/` relies on although Docusaurus does not document it.
 * @param does what Docusaurus does, to follow "Docusaurus no longer" when it is gone
 * @throws Error that stops the build with the name of the file
 */
export function assertUpstream(holds: unknown, does: string, file: string): asserts holds {
  if (!holds) throw new Error(`Docusaurus no longer ${does}; see src/plugins/docusaurus-patches/${file}.`);
}
