import * as chakra from '@chakra-ui/react';
import { tagsInputSlotRecipe } from '@chakra-ui/react/theme';
import { withSlotRecipe } from './with-recipe.tsx';

export const TagsInput = withSlotRecipe(chakra.TagsInput, tagsInputSlotRecipe);
