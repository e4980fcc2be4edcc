import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { DEVELOPMENT_SHELL, ROOT, SHELL } from '../workspace/folders.ts';
import { kitVersion, REACT } from '../workspace/kit-version.ts';
import { federationRuntime } from './federation-runtime.ts';
import { kitFiles } from './kit-files.ts';
import { NO_SERVER, pageTools } from './page-build.ts';
import { inProduction } from './production-packages.ts';

const HOT_RELOAD = join(import.meta.dirname, '../hot-reload/install.ts');

interface ShellOptions {
  /** React's development build, and what remotes on development servers need for hot reload. */
  development?: boolean;
}

/**
 * The build of the shell. It shares React and the kit, eagerly: they are in its own first files, so nothing has to be negotiated
 * before a page can be drawn. It names no remote; those are registered in the browser, from the page's release set.
 */
export function shell({ development = false }: ShellOptions = {}): RsbuildConfig {
  const outDir = development ? DEVELOPMENT_SHELL : SHELL;
  return defineConfig({
    mode: development ? 'development' : 'production',
    root: join(ROOT, 'shell'),
    plugins: [
      pluginReact(),
      kitFiles(),
      ...(development ? [inProduction()] : []),
      federationRuntime(),
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
        source: {
          entry: { main: [...(development ? [HOT_RELOAD] : []), './src/main.ts'] },
          define: { __KIT_VERSION__: JSON.stringify(kitVersion()) },
        },
        security: { sri: { enable: 'auto', algorithm: 'sha384' } },
        output: {
          manifest: true,
          distPath: { root: outDir, js: 'assets', css: 'assets', font: 'assets', image: 'assets' },
        },
      },
      // Written into every page's head by the gateway, after the keys of release sets: one small file without a loader or anything shared.
      frame: {
        source: { entry: { 'first-frame': './src/first-frame.ts' } },
        output: { distPath: { root: join(outDir, 'inline'), js: '' }, filename: { js: '[name].js' } },
      },
      // What keeps the site for a time without network; the gateway writes before it which files the shell has and whose sets it believes.
      offline: {
        source: { entry: { 'service-worker': './src/offline/worker/service-worker.ts' } },
        output: {
          target: 'web-worker',
          distPath: { root: join(outDir, 'offline'), js: '' },
          filename: { js: '[name].js' },
        },
      },
    },
    // Pages that are open still ask for the files of the build before; the build command clears those that are old.
    output: {
      assetPrefix: '/',
      cleanDistPath: development,
      filenameHash: { enable: development ? 'always' : true },
      sourceMap: development,
      polyfill: 'off',
    },
    // It is built, not served: what is served hot are the remotes.
    ...NO_SERVER,
    dev: { hmr: false, liveReload: false, lazyCompilation: false, assetPrefix: '/' },
    splitChunks: false,
    performance: { printFileSize: false },
    // The gateway writes the pages; the manifest tells it which files belong into them.
    tools: { ...pageTools(), htmlPlugin: false },
  });
}
