import * as chakra from '@chakra-ui/react';
import { tagsInputSlotRecipe } from '@chakra-ui/react/theme';
import { withEdgeOf } from './with-edge.ts';
import { withSlotRecipe } from './with-recipe.tsx';

export const TagsInput = withSlotRecipe(chakra.TagsInput, withEdgeOf(tagsInputSlotRecipe, 'control'));
