import { join } from 'node:path';
import { stories } from '@boardwalk/build/stories';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

/** Stories of the kit, built like the shell builds the kit. */
export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Disables the links to Chakra's own Storybook.
  refs: { '@chakra-ui/react': { disable: true } },
  // Both read types through the compiler API, which TypeScript 7 doesn't publish yet.
  typescript: { check: false, reactDocgen: false },
  rsbuildFinal: (config) => mergeRsbuildConfig(config, { root: join(import.meta.dirname, '..') }, stories()),
} satisfies StorybookConfig;
