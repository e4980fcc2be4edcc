import { join } from 'node:path';
import { stories } from '@boardwalk/build/stories';
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

/** The kit's stories, built as the shell builds the kit. */
export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Chakra's package offers its own stories from its own site.
  refs: { '@chakra-ui/react': { disable: true } },
  // Both read types through the compiler's programming interface, which TypeScript 7 doesn't publish yet.
  typescript: { check: false, reactDocgen: false },
  rsbuildFinal: (config) => mergeRsbuildConfig(config, { root: join(import.meta.dirname, '..') }, stories()),
} satisfies StorybookConfig;
