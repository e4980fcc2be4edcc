import { resolve } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { kitVersion } from './kit-version.ts';
import { pageTools } from './page-build.ts';

/**
 * The build of the shell. It shares React and the kit, eagerly: they are in its own first files, so nothing has to be negotiated
 * before a page can be drawn. It names no remote; those are registered in the browser, from the page's release set.
 */
export function shell(): RsbuildConfig {
  return defineConfig({
    root: resolve('shell'),
    plugins: [
      pluginReact(),
      pluginModuleFederation({
        name: 'shell',
        dts: false,
        manifest: false,
        remotes: {},
        shareStrategy: 'loaded-first',
        shared: {
          react: { singleton: true, eager: true },
          'react-dom': { singleton: true, eager: true },
          '@boardwalk/kit': { singleton: true, eager: true, version: kitVersion(), requiredVersion: false },
        },
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
    source: {
      entry: {
        main: './src/main.tsx',
        // Inlined into every page's head by the gateway: it must be one small file without a loader.
        'first-frame': { import: './src/first-frame.ts', html: false },
      },
    },
    html: { template: './src/index.html', scriptLoading: 'defer' },
    output: {
      assetPrefix: '/',
      distPath: {
        root: resolve('.build/shell'),
        js: 'assets',
        css: 'assets',
        font: 'assets',
        image: 'assets',
      },
      manifest: true,
      cleanDistPath: true,
      sourceMap: false,
      polyfill: 'off',
    },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(),
  });
}
