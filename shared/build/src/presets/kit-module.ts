import { join } from 'node:path';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { ROOT } from '../workspace/folders.ts';
import { pageTools } from './page-build.ts';

/** What a package brings: everything that isn't named by a path. */
const PACKAGES = /^(?!\.|\/|@boardwalk\/kit\/).+/;

/**
 * The kit as one ES module, for teams outside: their tests draw components with it. On pages it comes from the shell.
 * @param outDir where `index.js` is written.
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
      // The entry is no package, although it is named like one.
      config.externals = [
        ({ request, contextInfo }, done) =>
          contextInfo?.issuer && request && PACKAGES.test(request)
            ? done(undefined, `module ${request}`)
            : done(),
      ];
    }),
  });
}
