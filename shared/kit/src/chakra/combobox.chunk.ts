import * as chakra from '@chakra-ui/react';
import { comboboxSlotRecipe } from '@chakra-ui/react/theme';
import { withSlotRecipe } from './with-recipe.tsx';

export const Combobox = withSlotRecipe(chakra.Combobox, comboboxSlotRecipe);
