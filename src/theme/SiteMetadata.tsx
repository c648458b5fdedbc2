/** src/templates/PageHead and src/plugins/head replace the classic theme's metadata. */
export default function SiteMetadata(): null {
  return null;
}
