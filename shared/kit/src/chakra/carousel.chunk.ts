import * as chakra from '@chakra-ui/react';
import { carouselSlotRecipe } from '@chakra-ui/react/theme';
import { withSlotRecipe } from './with-recipe.tsx';

export const Carousel = withSlotRecipe(chakra.Carousel, carouselSlotRecipe);
