import { plainColours, themeColours } from '@boardwalk/contracts';
import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { plainNames, semanticNames, shadowNames } from './colors.ts';
import { systemOfThePage } from './system.ts';
import { themeWithValues } from './theme-values.ts';

/** Returns the names of a tree of tokens: `fg.muted`. */
const namesOf = (tree: object, path = ''): string[] =>
  Object.entries(tree)
    .flatMap(([name, value]) => ('value' in value ? [path + name] : namesOf(value, `${path}${name}.`)))
    .sort();

it('names every color of the site, and no other', () => {
  expect(namesOf(semanticNames)).toEqual(namesOf(themeColours()));
  expect(namesOf(plainNames)).toEqual(namesOf(plainColours()));
});

it('names every shadow of the theme, and no other', () => {
  const { shadows = {} } = themeWithValues.theme?.semanticTokens ?? {};
  expect(namesOf(shadowNames)).toEqual(namesOf(shadows));
});

it('computes the same styles without values as with them', () => {
  const full = createSystem(defaultBaseConfig, themeWithValues);
  const page = systemOfThePage();
  const styles = [
    ...[...namesOf(semanticNames), ...namesOf(plainNames)].map((color) => ({ color })),
    { bg: 'sodium.subtle/40', borderColor: 'border', color: 'fg.muted', _dark: { color: 'white' } },
    {
      colorPalette: 'tide',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      outlineColor: 'colorPalette.focusRing/50',
    },
    { boxShadow: 'lg', shadow: 'inset', borderRadius: 'l2', p: '4', mt: '-2', textStyle: 'xl' },
    { border: '1px solid {colors.border.emphasized}', _hover: { bg: { base: 'bg.muted', md: 'bg.panel' } } },
    {
      colorPalette: { base: 'gray', _dark: 'signal' },
      _focusVisible: { outline: '2px solid {colors.colorPalette.fg}' },
    },
  ] as SystemStyleObject[];
  for (const style of styles) expect(page.css(style), JSON.stringify(style)).toEqual(full.css(style));
  for (const recipe of ['button', 'badge', 'link'])
    expect(page.cva(page.getRecipe(recipe))({ variant: 'outline' })).toEqual(
      full.cva(full.getRecipe(recipe))({ variant: 'outline' }),
    );
});

it('keeps the function of a recipe and of two merged recipes, with the styles that it computed', () => {
  const { cva } = systemOfThePage();
  const base = { base: { color: 'fg' } } as const;
  const other = { base: { p: '4' } } as const;
  expect(cva(base)).toBe(cva(base));
  expect(cva(base).merge(cva(other))).toBe(cva(base).merge(cva(other)));
});

it('computes the same from styles that it computed before as from their content', () => {
  const { css, cva } = systemOfThePage();
  const small = css({ p: '2', _hover: { color: 'fg' } });
  const large = css({ p: '4', _hover: { color: 'fg.muted' } });
  for (const styles of [small, large]) {
    const copy = structuredClone(styles) as SystemStyleObject;
    expect(css(styles, { m: '1' })).toEqual(css(copy, { m: '1' }));
    expect(cva({ base: styles })({})).toEqual(cva({ base: copy })({}));
  }
  expect(css(small, { m: '1' })).not.toEqual(css(large, { m: '1' }));
});
