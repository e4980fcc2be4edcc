import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const HOT_RELOAD = join(import.meta.dirname, '../hot-reload');

/** React for a remote: in development it takes hot reload's run time from the page, which has one for all remotes. */
export function reactOfThePage(): RsbuildPlugin[] {
  return [
    pluginReact({ reactRefreshOptions: { exclude: [/[\\/]node_modules[\\/]/, HOT_RELOAD] } }),
    {
      name: 'boardwalk-one-refresh',
      setup(api) {
        // Later than the plugin before, which names its own.
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
