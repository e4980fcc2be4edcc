import * as chakra from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import type { ComboboxRootProps, Combobox as KitCombobox } from './combobox-items.ts';
import { withEdgeOf } from './with-edge.ts';
import { withSlotRecipe } from './with-recipe.tsx';

const Styled = withSlotRecipe(chakra.Combobox, withEdgeOf(comboboxSlotRecipe, 'input'));

function Root<T extends chakra.CollectionItem>(props: ComboboxRootProps<T>) {
  const { items, itemToValue, itemToString, isItemDisabled, groupBy, groupSort, ...others } = props;
  const collection = chakra.createListCollection({
    items,
    itemToValue,
    itemToString,
    isItemDisabled,
    groupBy,
    groupSort,
  });
  return <Styled.Root collection={collection} {...others} />;
}

export const Combobox: KitCombobox = { ...Styled, Root };
