import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The federation plugin names its runtime's CommonJS files, in which the bundler can leave nothing out: code for servers and for
 * snapshots would travel to every visitor. The same files lie beside them as ES modules.
 */
const COMMON = /[\\/]@module-federation[\\/].+\.cjs$/;
/** What Boardwalk never uses of its libraries and the bundler can't leave out, and what stands in for it. */
const UNUSED: readonly (readonly [RegExp, string])[] = [
  [/[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'no-snapshots.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'no-preloading.mjs'],
  [/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'any-version.mjs'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]remotes\.js$/, 'no-build-time-remotes.mjs'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]getSharedFallbackGetter\.js$/, 'no-shared-parts.mjs'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]init\.js$/, 'start-whole.mjs'],
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]updateOptions\.js$/, 'nothing-added-later.mjs'],
  [/[\\/]@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.m?js$/, 'short-errors.mjs'],
  [/[\\/]error-codes[\\/]dist[\\/]getShortErrorMsg\.m?js$/, 'bare-codes.mjs'],
  [/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, 'plain-logger.mjs'],
  [/[\\/]@chakra-ui[\\/].+[\\/]theme[\\/](semantic-)?tokens[\\/]colors\.js$/, 'no-colours.mjs'],
];
/** What a remote's entry takes from the page instead of bringing it. */
const LENT: readonly (readonly [RegExp, string])[] = [
  [/[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/, 'federation-of-the-page.mjs'],
];
/** The router's `exports` name its development files alone, which are full of warnings; the production ones lie beside them. */
const WARNING = /[\\/]react-router[\\/]dist[\\/]development[\\/][a-z-]+\.mjs$/;

/**
 * Takes the leaner form of packages that come in two, where their own `exports` offer no choice.
 * @param inRemote whether it is a remote that is built, which finds in the page what the shell has.
 */
export function leanModules({ inRemote = false } = {}): RsbuildPlugin {
  return {
    name: 'boardwalk-lean-modules',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        const replace = (pattern: RegExp, leaner: (file: string) => string) =>
          new rspack.NormalModuleReplacementPlugin(pattern, ({ createData }) => {
            if (createData?.resource) createData.resource = leaner(createData.resource);
          });
        config.plugins ??= [];
        config.plugins.push(replace(COMMON, asModule));
        for (const [pattern, file] of inRemote ? [...LENT, ...UNUSED] : UNUSED)
          config.plugins.push(replace(pattern, () => join(import.meta.dirname, 'stand-ins', file)));
        if (config.mode === 'production') config.plugins.push(replace(WARNING, inProduction));
      });
    },
  };
}

function asModule(file: string): string {
  const others = ['.mjs', '.js'].map((ending) => file.replace(/\.cjs$/, ending));
  return others.find((other) => existsSync(other)) ?? file;
}

function inProduction(file: string): string {
  const other = file.replace(/development(?=[\\/][^\\/]+$)/, 'production');
  return existsSync(other) ? other : file;
}
