/** No page shows highlighted code, so no language loads. The classic theme calls this function, so it must exist. */
export default function prismIncludeLanguages(): void {
  return undefined;
}
