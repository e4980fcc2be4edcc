import * as theme from '@chakra-ui/react/theme';
import { expect, it } from 'vitest';
import { withEdge, withEdgeOf } from './with-edge.ts';

const stock = { ...theme };

it('gives fields a visible border, and keeps their other styles', () => {
  const variant = stock.inputRecipe.variants?.variant;
  expect(withEdge(stock.inputRecipe)).toMatchObject({
    base: stock.inputRecipe.base,
    variants: {
      size: stock.inputRecipe.variants?.size,
      variant: { ...variant, outline: { ...variant?.outline, borderColor: 'border.emphasized' } },
    },
  });
});

it.each([
  ['nativeSelectSlotRecipe', 'field'],
  ['radioCardSlotRecipe', 'item'],
  ['tagsInputSlotRecipe', 'control'],
  ['comboboxSlotRecipe', 'input'],
  ['datePickerSlotRecipe', 'input'],
] as const)('finds the part of %s with the border: %s', (name, part) => {
  const outline = (recipe: object) =>
    (recipe as typeof theme.comboboxSlotRecipe).variants?.variant.outline as Record<string, object>;
  expect(outline(stock[name])[part]).toHaveProperty('borderWidth', '1px');
  expect(outline(withEdgeOf(stock[name], part))).toEqual({
    ...outline(stock[name]),
    [part]: { ...outline(stock[name])[part], borderColor: 'border.emphasized' },
  });
});
