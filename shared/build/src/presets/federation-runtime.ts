import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Packages that the federation plugin names by what `require` finds of them. */
const REQUIRED = [
  '@module-federation/inject-external-runtime-core-plugin',
  '@module-federation/runtime',
  '@module-federation/runtime-tools',
  '@module-federation/webpack-bundler-runtime',
];

/**
 * Takes the federation runtime in the form that its `exports` have for `import`. The plugin writes the files of the other form, CommonJS, into
 * what it generates; both would be in the page, and nothing could be left out of the second.
 */
export function federationRuntime(): RsbuildPlugin {
  return {
    name: 'boardwalk-federation-runtime',
    setup(api) {
      const { resolve } = createRequire(import.meta.url);
      const forms = REQUIRED.map((name) => [resolve(name), fileURLToPath(import.meta.resolve(name))]);
      api.modifyRspackConfig((config) => {
        config.resolve ??= {};
        config.resolve.alias = { ...config.resolve.alias, ...Object.fromEntries(forms) };
      });
    },
  };
}
