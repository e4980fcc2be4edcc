import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const HOT_RELOAD = join(import.meta.dirname, '../hot-reload');

/** Returns React's plugin for a remote: in development it uses the page's hot reload runtime, which all remotes share. */
export function reactOfThePage(): RsbuildPlugin[] {
  return [
    pluginReact({ reactRefreshOptions: { exclude: [/[\\/]node_modules[\\/]/, HOT_RELOAD] } }),
    {
      name: 'boardwalk-one-refresh',
      setup(api) {
        // Runs after the previous plugin, which sets its own alias.
        api.modifyRspackConfig((config) => {
          config.resolve ??= {};
          config.resolve.alias = {
            ...config.resolve.alias,
            'react-refresh': join(HOT_RELOAD, 'react-refresh'),
          };
        });
      },
    },
  ];
}
