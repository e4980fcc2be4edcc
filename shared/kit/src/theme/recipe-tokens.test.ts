import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { dialogRecipe } from '../chakra/dialog-recipe.ts';
import { switchRecipe } from '../chakra/switch-recipe.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { themeWithValues } from './theme-values.ts';

const stock: Record<string, unknown> = { ...theme };
const system = createSystem(defaultBaseConfig, themeWithValues);
/** CSS properties of recipes whose values are tokens, with the token's category. */
const CATEGORIES: Record<string, string> = {
  bg: 'colors',
  background: 'colors',
  color: 'colors',
  borderColor: 'colors',
  fill: 'colors',
  stroke: 'colors',
  outlineColor: 'colors',
  focusRingColor: 'colors',
  boxShadow: 'shadows',
  shadow: 'shadows',
  textStyle: 'textStyles',
};
const FREE =
  /^(inherit|0px |currentcolor|none|unset|initial|currentColor|currentBg|var\(|inset |\{|calc|colors\.|color-mix|0 |transparent)/;

/** Recipes of every component that the kit exports: of the theme, and of lazy chunks. */
const used: Record<string, unknown> = {
  ...recipes,
  ...slotRecipes,
  dialog: dialogRecipe,
  switch: switchRecipe,
  ...Object.fromEntries(
    [
      'input textarea field fieldset nativeSelect table checkbox radioGroup radioCard tabs progress avatar tag dataList',
      'tagsInput combobox datePicker fileUpload carousel drawer menu popover tooltip toast',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, stock[`${name}SlotRecipe`] ?? stock[`${name}Recipe`]]),
  ),
};

function missing(part: unknown, found: Set<string>): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    const category = CATEGORIES[key];
    for (const text of category ? textsOf(value) : [])
      if (!isThere(category ?? '', text)) found.add(`${key}: ${text}`);
    if (
      key === 'colorPalette' &&
      typeof value === 'string' &&
      !system.tokens.getByName(`colors.${value}.solid`)
    )
      found.add(`${key}: ${value}`);
    missing(value, found);
  }
  return found;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter((one) => typeof one === 'string')
      : [];

function isThere(category: string, text: string): boolean {
  const name = text.replace(/\/\d+$/, '');
  if (FREE.test(name)) return true;
  if (category === 'textStyles') return name in (themeWithValues.theme?.textStyles ?? {});
  return system.tokens.getByName(`${category}.${name}`) !== undefined || name.startsWith('colorPalette.');
}

it.each(Object.entries(used))('uses only existing tokens in the recipe of %s', (_, recipe) => {
  expect(recipe).toBeDefined();
  expect([...missing(recipe, new Set())]).toEqual([]);
});
