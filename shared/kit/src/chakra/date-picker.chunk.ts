import * as chakra from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { withEdgeOf } from './with-edge.ts';
import { withSlotRecipe } from './with-recipe.tsx';

export const DatePicker = withSlotRecipe(chakra.DatePicker, withEdgeOf(datePickerSlotRecipe, 'input'));
