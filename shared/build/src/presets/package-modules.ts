import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../workspace/folders.ts';
import { type LinguiRuntime, pageTools, SHELL_LINGUI } from './page-build.ts';
import { KIT_LINGUI } from './remote.ts';

/** Imports from packages: all that aren't paths. The kit imports parts of itself by their package name. */
const PACKAGES = /^(?!\.|\/|@boardwalk\/kit\/).+/;

const find = createRequire(import.meta.url).resolve;

interface PackageModules {
  /** The package's folder, from the root. */
  folder: string;
  /** Source files by the path of their module, without its ending. */
  entry: Record<string, string>;
  outDir: string;
  lingui: LinguiRuntime;
}

/** Builds the kit and its test helpers, with which the tests of teams outside render components. On pages the shell provides the kit. */
export const kitModules = (outDir: string): RsbuildConfig =>
  packageModules({
    folder: 'shared/kit',
    entry: { index: './src/index.ts', 'testing/outside': './src/testing/outside.ts' },
    outDir,
    lingui: SHELL_LINGUI,
  });

/** Builds rich text for the remotes of teams outside, which bundle it. Its components come from the kit of the page. */
export const richTextModules = (outDir: string): RsbuildConfig =>
  packageModules({
    folder: 'shared/rich-text',
    entry: { index: './src/index.ts' },
    outDir,
    lingui: KIT_LINGUI,
  });

/**
 * Builds a package as ES modules, one for each source file: its entries share them, and the bundler of a remote leaves out what the remote doesn't
 * use. Chunks would import each other in a circle.
 */
function packageModules({ folder, entry, outDir, lingui }: PackageModules): RsbuildConfig {
  const root = join(ROOT, folder);
  return defineConfig({
    mode: 'production',
    root,
    plugins: [pluginReact()],
    source: { entry },
    output: {
      target: 'node',
      module: true,
      distPath: { root: outDir, js: '' },
      filename: { js: '[name].js' },
      filenameHash: false,
      emitAssets: false,
      cleanDistPath: false,
      minify: false,
      sourceMap: false,
    },
    performance: { printFileSize: false },
    tools: pageTools(lingui, (config) => {
      config.output = {
        ...config.output,
        library: { type: 'modern-module', preserveModules: join(root, 'src') },
      };
      // An export that one entry doesn't use may be used by another.
      config.optimization = { ...config.optimization, usedExports: 'global' };
      config.module ??= {};
      config.module.rules ??= [];
      config.module.rules.push({ test: /\.ts$/, enforce: 'pre', loader: find('./catalogue-imports.mjs') });
      // An entry isn't external, although its name may look like that of a package.
      config.externals = [
        ({ request, contextInfo }, done) =>
          contextInfo?.issuer && request && PACKAGES.test(request)
            ? done(undefined, `module ${request}`)
            : done(),
      ];
    }),
  });
}
