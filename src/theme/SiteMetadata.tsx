/** The classic theme's own metadata give way to those of src/shells/PageHead and src/plugins/metadata. */
export default function SiteMetadata(): null {
  return null;
}
