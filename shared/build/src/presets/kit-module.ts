import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../workspace/folders.ts';
import { pageTools } from './page-build.ts';

/** Imports from packages: all that aren't paths. */
const PACKAGES = /^(?!\.|\/|@boardwalk\/kit\/).+/;

/**
 * Builds the kit as one ES module for teams outside, whose tests render components with it. On pages the shell provides the kit.
 * @param outDir the folder of `index.js`.
 */
export function kitModule(outDir: string): RsbuildConfig {
  return defineConfig({
    mode: 'production',
    root: join(ROOT, 'shared/kit'),
    plugins: [pluginReact()],
    source: { entry: { index: './src/index.ts' } },
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
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(undefined, (config) => {
      config.output = { ...config.output, asyncChunks: false, library: { type: 'module' } };
      config.module ??= {};
      config.module.parser = { ...config.module.parser, javascript: { dynamicImportMode: 'eager' } };
      // The entry isn't external, although its name looks like a package.
      config.externals = [
        ({ request, contextInfo }, done) =>
          contextInfo?.issuer && request && PACKAGES.test(request)
            ? done(undefined, `module ${request}`)
            : done(),
      ];
    }),
  });
}
