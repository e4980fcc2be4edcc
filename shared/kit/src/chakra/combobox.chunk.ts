import * as chakra from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { withEdgeOf } from './with-edge.ts';
import { withSlotRecipe } from './with-recipe.tsx';

export const Combobox = withSlotRecipe(chakra.Combobox, withEdgeOf(comboboxSlotRecipe, 'input'));
