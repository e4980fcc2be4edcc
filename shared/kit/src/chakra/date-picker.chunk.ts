import * as chakra from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { withSlotRecipe } from './with-recipe.tsx';

export const DatePicker = withSlotRecipe(chakra.DatePicker, datePickerSlotRecipe);
