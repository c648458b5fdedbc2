/** Types of generated files, which TypeScript cannot know. */
declare module '@generated/content/default/site.json' {
  import type {SiteData} from '@site/src/hooks/useSite';

  const site: SiteData;
  export default site;
}

declare module '@generated/content/default/not-found.json' {
  import type {Site} from '@site/src/site/page-types/site';

  const notFound: Omit<Site['notFound'], 'sections'>;
  export default notFound;
}

declare module '@generated/content/default/not-found-sections.json' {
  import type {NotFoundSection} from '@site/src/site/not-found';

  const sections: NotFoundSection[];
  export default sections;
}

declare module '@generated/preview/default/now/site.json' {
  export {default} from '@generated/content/default/site.json';
}

declare module '@generated/preview/default/before/site.json' {
  export {default} from '@generated/content/default/site.json';
}

declare module '@generated/preview/default/before/sidebar.json' {
  const sidebar: {type: 'link'; label: string; href: string}[];
  export default sidebar;
}

declare module '@generated/preview/default/preview.json' {
  import type {Preview} from '@site/src/plugins/preview/preview-bar';

  const preview: Preview;
  export default preview;
}

declare module '@generated/content/default/diagnostics.json' {
  const diagnostics: string[];
  export default diagnostics;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

/** Additions of the bundler to modules (https://rspack.rs/api/runtime-api/module-methods). */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: {recursive: boolean; regExp: RegExp},
  ) => {
    (key: string): unknown;
    keys: () => string[];
  };
}
