/** No page shows highlighted code, so no language is loaded. It must stay a function: the classic theme calls it. */
export default function prismIncludeLanguages(): void {
  return undefined;
}
