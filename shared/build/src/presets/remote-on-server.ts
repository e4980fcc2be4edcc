import { join } from 'node:path';
import { releaseBase, SERVER_BUNDLE } from '@boardwalk/contracts';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pageTools } from './page-build.ts';
import { KIT_LINGUI } from './remote.ts';
import { inOneFile, onServer } from './server-bundle.ts';

/** Modules that the shell's server bundle provides to those of remotes: a rendered page has one React and one kit. */
const LENT = ['react', 'react-dom', 'react/jsx-runtime', '@boardwalk/kit'];

interface RemoteOnServerOptions {
  /** The remote's folder. */
  folder: string;
  name: string;
  version: string;
  /** The release folder, which already contains the browser's files. */
  outDir: string;
}

/**
 * Builds the exposed module for rendering on the server. It is a separate build because the federation plugin doesn't support a second
 * target.
 */
export function remoteOnServer({ folder, name, version, outDir }: RemoteOnServerOptions): RsbuildConfig {
  const bundle = onServer({ entry: './src/remote.tsx', file: join(outDir, SERVER_BUNDLE), external: LENT });
  return defineConfig({
    root: folder,
    plugins: [pluginReact()],
    ...bundle,
    // Leaves out code that only runs in browsers.
    source: { ...bundle.source, define: { 'typeof window': '"undefined"' } },
    // Images have the addresses of the browser's build.
    output: { ...bundle.output, assetPrefix: releaseBase(name, version) },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(KIT_LINGUI, inOneFile),
  });
}
