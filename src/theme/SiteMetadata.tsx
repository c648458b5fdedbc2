/** The classic theme's own metadata give way to those of src/templates/PageHead and src/plugins/head. */
export default function SiteMetadata(): null {
  return null;
}
