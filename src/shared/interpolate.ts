/** @returns a label of pages/_site.yml with its `{name}` placeholders replaced. */
export function interpolate(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
