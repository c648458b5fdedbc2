/** Bundles the editor's scripts and styles separately, so that no public page contains any of them. */
import {join} from 'node:path';
import {rspack, type Configuration, type Stats} from '@rspack/core';
import {BUNDLES_POLICY} from '../../shared/addresses';

/** The folder of the editor's scripts, styles and SVG files. */
export const BUNDLES_PATH = '/assets/edit/';

/** The addresses of a document's files, in the order in which it needs them. */
export interface Files {
  scripts: string[];
  styles: string[];
}

/** @returns the files of the editor and of its preview frame, and the path of every file on disk by its address */
export async function bundleEditor(siteDir: string, folder: string) {
  const compiler = rspack(configuration(siteDir, folder));
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, found) => (error ? reject(error) : resolve(found)));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  const reported = stats?.toJson({all: false, errors: true, assets: true, entrypoints: true});
  const {errors = [], assets = [], entrypoints = {}} = reported ?? {};
  if (errors.length > 0) throw new Error(errors.map(({message}) => message).join('\n'));
  const filesOf = (entry: string): Files => {
    const names = (entrypoints[entry]?.assets ?? []).map(({name}) => BUNDLES_PATH + name);
    return {
      scripts: names.filter((name) => name.endsWith('.js')),
      styles: names.filter((name) => name.endsWith('.css')),
    };
  };
  return {
    written: new Map(assets.map(({name}) => [BUNDLES_PATH + name, join(folder, name)])),
    shell: filesOf('shell'),
    frame: filesOf('frame'),
  };
}

/** Docusaurus modules that components use, and the shims that the preview frame has instead. */
const SHIMS = {
  '@docusaurus/ErrorBoundary': 'ErrorBoundary.ts',
  '@docusaurus/Head': 'Head.ts',
  '@docusaurus/Link': 'Link.tsx',
  '@docusaurus/plugin-content-docs/client': 'router.ts',
  '@docusaurus/router': 'router.ts',
  '@docusaurus/useBrokenLinks': 'useBrokenLinks.ts',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
};
const MODULES = {
  parser: {'css/module': {namedExports: false}},
  generator: {'css/module': {exportsOnly: false, exportsConvention: 'as-is', localIdentName: '[local]-[hash:5]'}},
  rules: [
    {
      test: /\.tsx?$/,
      // No module has side effects on import, so code that is needed later loads later.
      sideEffects: false,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
      },
    },
    {test: /\.module\.css$/, type: 'css/module'},
    {test: /(?<!\.module)\.css$/, type: 'css'},
    {test: /\.(woff2|svg)$/, type: 'asset/resource'},
  ],
} satisfies Configuration['module'];

const minimizers = () => [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {module: true, compress: {passes: 2}, mangle: {toplevel: true}, format: {comments: false}},
  }),
  new rspack.LightningCssMinimizerRspackPlugin(),
];

function configuration(siteDir: string, folder: string): Configuration {
  const editor = join(siteDir, 'src', 'editor');
  const shims = join(editor, 'preview', 'shims');
  const name = '[name].[contenthash:10]';
  return {
    mode: 'production',
    context: siteDir,
    target: ['web', 'es2022'],
    devtool: false,
    entry: {
      shell: [join(editor, 'loading', 'zod-policy.ts'), join(editor, 'ui', 'index.tsx')],
      frame: [join(editor, 'loading', 'zod-policy.ts'), join(editor, 'preview', 'index.ts')],
    },
    output: {
      path: folder,
      publicPath: BUNDLES_PATH,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      clean: true,
      trustedTypes: {policyName: BUNDLES_POLICY},
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      alias: {
        ...Object.fromEntries(Object.entries(SHIMS).map(([from, file]) => [`${from}$`, join(shims, file)])),
        '@theme': join(siteDir, 'src', 'theme'),
        '@site': siteDir,
      },
    },
    module: MODULES,
    optimization: {
      // Both documents share their common code, such as React.
      splitChunks: {chunks: 'all', cacheGroups: {both: {chunks: 'initial', minChunks: 2, name: 'both', enforce: true}}},
      minimizer: minimizers(),
    },
    experiments: {css: true},
    performance: false,
  };
}
