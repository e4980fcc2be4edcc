import { existsSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The federation plugin names its runtime's CommonJS files, in which the bundler can leave nothing out: code for servers and for
 * snapshots would travel to every visitor. The same files lie beside them as ES modules.
 */
const COMMON = /[\\/]@module-federation[\\/].+\.cjs$/;

/** Takes the leaner form of packages that come in two, where their own `exports` offer no choice. */
export function leanModules(): RsbuildPlugin {
  return {
    name: 'boardwalk-lean-modules',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        config.plugins ??= [];
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(COMMON, (data) => {
            if (data.createData?.resource) data.createData.resource = asModule(data.createData.resource);
          }),
        );
      });
    },
  };
}

function asModule(file: string): string {
  const others = ['.mjs', '.js'].map((ending) => file.replace(/\.cjs$/, ending));
  return others.find((other) => existsSync(other)) ?? file;
}
