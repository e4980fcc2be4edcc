import { join } from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { DEVELOPMENT_SHELL, ROOT, SHELL } from '../workspace/folders.ts';
import { kitVersion, REACT } from '../workspace/kit-version.ts';
import { federationRuntime } from './federation-runtime.ts';
import { kitFiles } from './kit-files.ts';
import { leanPackages } from './lean-packages.ts';
import { NO_SERVER, pageTools } from './page-build.ts';
import { inProduction } from './production-packages.ts';

const HOT_RELOAD = join(import.meta.dirname, '../hot-reload/install.ts');

interface ShellOptions {
  /** React's development build, and the hot reload runtime for remotes on development servers. */
  development?: boolean;
}

/**
 * Returns the build of the shell. It shares React and the kit, eagerly: they are in its initial files, so no negotiation is necessary
 * before a page can be rendered. It names no remote; the browser registers those of the page's release set.
 */
export function shell({ development = false }: ShellOptions = {}): RsbuildConfig {
  const outDir = development ? DEVELOPMENT_SHELL : SHELL;
  return defineConfig({
    mode: development ? 'development' : 'production',
    root: join(ROOT, 'shell'),
    plugins: [
      pluginReact(),
      kitFiles(),
      ...(development ? [inProduction()] : [leanPackages()]),
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
      // The gateway writes it into every page's head, after the keys of release sets: one small file without a loader or shared modules.
      frame: {
        source: { entry: { 'first-frame': './src/first-frame.ts' } },
        output: { distPath: { root: join(outDir, 'inline'), js: '' }, filename: { js: '[name].js' } },
      },
      // The service worker for offline use; the gateway prepends the list of the shell's files and the accepted keys.
      offline: {
        source: { entry: { 'service-worker': './src/offline/worker/service-worker.ts' } },
        output: {
          target: 'web-worker',
          distPath: { root: join(outDir, 'offline'), js: '' },
          filename: { js: '[name].js' },
        },
      },
    },
    // Open pages still request the files of the previous build; the build command removes old ones.
    output: {
      assetPrefix: '/',
      cleanDistPath: development,
      filenameHash: { enable: development ? 'always' : true },
      sourceMap: development,
      polyfill: 'off',
    },
    // It is built, not served: only remotes have hot reload.
    ...NO_SERVER,
    dev: { hmr: false, liveReload: false, lazyCompilation: false, assetPrefix: '/' },
    splitChunks: false,
    performance: { printFileSize: false },
    // The gateway writes the pages; the manifest lists the files that they load.
    tools: { ...pageTools(), htmlPlugin: false },
  });
}
