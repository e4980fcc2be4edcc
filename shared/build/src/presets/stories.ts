import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { kitFiles } from './kit-files.ts';
import { pageTools } from './page-build.ts';

/** Returns the settings that Storybook needs to build the kit as the shell does: macros, catalogues, style sheet, fonts. */
export function stories(): RsbuildConfig {
  return defineConfig({ plugins: [pluginReact(), kitFiles()], tools: pageTools() });
}
