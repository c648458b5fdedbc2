/**
 * Asserts what a file relies on although Docusaurus does not document it.
 * @param does what Docusaurus does, in a form that continues the message "Docusaurus no longer …"
 * @throws Error that stops the build with the name of the file
 */
export function assertUpstream(holds: unknown, does: string, file: string): asserts holds {
  if (!holds) throw new Error(`Docusaurus no longer ${does}. Update src/plugins/${file}.`);
}
