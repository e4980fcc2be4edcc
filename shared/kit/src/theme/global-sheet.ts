import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import type { Theme } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { compile, middleware, prefixer, serialize, stringify } from 'stylis';
import { globalCss } from './global-css.ts';
import { themeWithValues } from './theme-values.ts';

const written = (styles: unknown) =>
  serialize(
    compile(serializeStyles([styles as Interpolation<Theme>]).styles),
    middleware([prefixer, stringify]),
  );

const system = createSystem(defaultBaseConfig, { ...themeWithValues, preflight: true, globalCss });

/**
 * The system's global styles as text. They never change while a page is open, so the build writes them into the shell's style sheet, which saves
 * browsers from computing them.
 */
export const globalSheet: string = written(system.layers.atRule) + written(system._global);
