import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { BUILD, ROOT, remoteNames } from '../workspace/folders.ts';
import { kitVersion } from '../workspace/kit-version.ts';
import { kitFiles } from './kit-files.ts';
import { leanPackages } from './lean-packages.ts';
import { NO_SERVER, pageTools } from './page-build.ts';

/** Output folder of the twin. */
export const TWIN = join(BUILD, 'twin');
/** Its files inside that folder and in addresses: a path where the page's policy allows the shell's own scripts. */
export const TWIN_FILES = 'assets/twin';
/** Modules of the shell that a monolithic site would not have, with their replacements. */
const REPLACED = {
  'federation/loading/runtime.ts': loaderOfOnePiece,
  // Code that is part of the page needs no proof.
  'federation/set/prove.ts': () => 'export const isProven = async () => true;\n',
} as const;

/**
 * Returns the build of shell, kit and remotes as one application that the browser renders: Boardwalk without micro-frontends. Only the benchmarks
 * use it. Each remote is a lazy part, as in a good monolithic application; no module is shared at run time, so unused parts of the
 * kit are left out.
 */
export function twin(): RsbuildConfig {
  return defineConfig({
    mode: 'production',
    root: join(ROOT, 'shell'),
    plugins: [pluginReact(), kitFiles(), leanPackages(), ofOnePiece()],
    source: {
      entry: { main: './src/main.ts' },
      define: { boardwalkReleaseKeys: '[]', __KIT_VERSION__: JSON.stringify(kitVersion()) },
    },
    security: { sri: { enable: 'auto', algorithm: 'sha384' } },
    output: {
      manifest: true,
      assetPrefix: '/',
      distPath: { root: TWIN, js: TWIN_FILES, css: TWIN_FILES, font: TWIN_FILES, image: TWIN_FILES },
      cleanDistPath: true,
      polyfill: 'off',
    },
    ...NO_SERVER,
    splitChunks: false,
    performance: { printFileSize: false },
    tools: { ...pageTools(), htmlPlugin: false },
  });
}

function ofOnePiece(): RsbuildPlugin {
  return {
    name: 'boardwalk-of-one-piece',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        const folder = join(BUILD, 'twin-source');
        mkdirSync(folder, { recursive: true });
        config.plugins ??= [];
        for (const [path, write] of Object.entries(REPLACED)) {
          const file = join(folder, path.replaceAll('/', '-').replace(/ts$/, 'js'));
          writeFileSync(file, write());
          const pattern = new RegExp(`shell/src/${path.replaceAll('.', '\\.')}$`);
          config.plugins.push(
            new rspack.NormalModuleReplacementPlugin(pattern, ({ createData }) => {
              if (createData?.resource) createData.resource = file;
            }),
          );
        }
      });
    },
  };
}

function loaderOfOnePiece(): string {
  const loads = remoteNames().map((name) => {
    const file = JSON.stringify(join(ROOT, 'remotes', name, 'src/remote.tsx'));
    return `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: "part-${name}" */ ${file}),`;
  });
  return `const parts = {
${loads.join('\n')}
};
export class KitMismatch extends Error {}
export class Unprovable extends Error {}
export async function fetchRemote({ name }) {
  return (await parts[name]()).default;
}
export async function fetchModule({ name }, attempt, module) {
  throw new Error(name + ' has no module ' + module + ' here');
}
`;
}
