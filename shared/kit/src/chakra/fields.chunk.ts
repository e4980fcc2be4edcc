import * as chakra from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';
import { withEdge, withEdgeOf } from './with-edge.ts';
import { withRecipe, withSlotRecipe } from './with-recipe.tsx';

/** Input text follows the direction of its script. */
const WRITTEN = { dir: 'auto' };

/** Fields and tables that are plain markup with a recipe. */
export const Input = withRecipe(chakra.Input, withEdge(theme.inputRecipe), WRITTEN);
export const Textarea = withRecipe(chakra.Textarea, withEdge(theme.textareaRecipe), WRITTEN);
export const Field = withSlotRecipe(chakra.Field, theme.fieldSlotRecipe);
export const Fieldset = withSlotRecipe(chakra.Fieldset, theme.fieldsetSlotRecipe);
export const NativeSelect = withSlotRecipe(
  chakra.NativeSelect,
  withEdgeOf(theme.nativeSelectSlotRecipe, 'field'),
);
export const Table = withSlotRecipe(chakra.Table, theme.tableSlotRecipe);
export const { InputGroup } = chakra;
