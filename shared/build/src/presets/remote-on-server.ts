import { join } from 'node:path';
import { releaseBase, SERVER_BUNDLE } from '@boardwalk/contracts';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pageTools } from './page-build.ts';
import { KIT_LINGUI } from './remote.ts';
import { inOneFile, onServer } from './server-bundle.ts';

/** What the shell's server bundle lends to those of remotes: a page that is drawn has one React and one kit. */
const LENT = ['react', 'react-dom', 'react/jsx-runtime', '@boardwalk/kit'];

interface RemoteOnServerOptions {
  /** The remote's folder. */
  folder: string;
  name: string;
  version: string;
  /** The release folder, in which browsers' files are already. */
  outDir: string;
}

/**
 * The same exposed module once more, for drawing pages on the server. A build of its own: federation's plugin doesn't bear a second
 * side next to it.
 */
export function remoteOnServer({ folder, name, version, outDir }: RemoteOnServerOptions): RsbuildConfig {
  const bundle = onServer({ entry: './src/remote.tsx', file: join(outDir, SERVER_BUNDLE), external: LENT });
  return defineConfig({
    root: folder,
    plugins: [pluginReact()],
    ...bundle,
    // What is fetched by browsers alone stays out of it.
    source: { ...bundle.source, define: { 'typeof window': '"undefined"' } },
    // Pictures that it names lie where browsers fetch them.
    output: { ...bundle.output, assetPrefix: releaseBase(name, version) },
    splitChunks: false,
    performance: { printFileSize: false },
    tools: pageTools(KIT_LINGUI, inOneFile),
  });
}
