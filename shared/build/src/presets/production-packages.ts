import type { RsbuildPlugin } from '@rsbuild/core';

const CONDITIONS = ['webpack', 'production', 'browser'];

/**
 * Resolves packages to their production form, also in a development build, where their `exports` offer a choice. Emotion's development form
 * inserts styles as text, which the page's policy forbids. React doesn't use these conditions, so its development build stays.
 */
export function inProduction(): RsbuildPlugin {
  return {
    name: 'boardwalk-packages-in-production',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.resolve ??= {};
        config.resolve.byDependency = {
          esm: { conditionNames: ['import', 'module', ...CONDITIONS] },
          commonjs: { conditionNames: ['require', 'module', ...CONDITIONS] },
        };
      });
    },
  };
}
