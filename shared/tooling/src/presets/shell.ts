import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { kitVersion, REACT } from './kit-version.ts';
import { pageTools } from './page-build.ts';

/**
 * The build of the shell. It shares React and the kit, eagerly: they are in its own first files, so nothing has to be negotiated
 * before a page can be drawn. It names no remote; those are registered in the browser, from the page's release set.
 */
export function shell(): RsbuildConfig {
  const outDir = join(BUILD, 'shell');
  return defineConfig({
    root: join(ROOT, 'shell'),
    plugins: [
      pluginReact(),
      pluginModuleFederation(
        {
          name: 'shell',
          dts: false,
          manifest: false,
          remotes: {},
          shareStrategy: 'loaded-first',
          shared: {
            react: { singleton: true, eager: true, requiredVersion: REACT },
            'react-dom': { singleton: true, eager: true, requiredVersion: REACT },
            '@boardwalk/kit': { singleton: true, eager: true, version: kitVersion(), requiredVersion: false },
          },
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        },
        { environment: 'web' },
      ),
    ],
    environments: {
      web: {
        source: { entry: { main: './src/main.tsx' } },
        output: {
          manifest: true,
          distPath: { root: outDir, js: 'assets', css: 'assets', font: 'assets', image: 'assets' },
        },
      },
      // Written into every page's head by the gateway: one small file without a loader or anything shared.
      frame: {
        source: { entry: { 'first-frame': './src/first-frame.ts' } },
        output: { distPath: { root: join(outDir, 'inline'), js: '' }, filename: { js: '[name].js' } },
      },
    },
    // Pages that are open still ask for the files of the build before; the build command clears those that are old.
    output: { assetPrefix: '/', cleanDistPath: false, sourceMap: false, polyfill: 'off' },
    server: { cors: { origin: [/^http:\/\/localhost(:\d+)?$/] } },
    splitChunks: false,
    performance: { printFileSize: false },
    // The gateway writes the pages; the manifest tells it which files belong into them.
    tools: { ...pageTools(), htmlPlugin: false },
  });
}
