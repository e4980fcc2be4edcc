import * as chakra from '@chakra-ui/react';
import { fileUploadSlotRecipe } from '@chakra-ui/react/theme';
import { withSlotRecipe } from './with-recipe.tsx';

export const FileUpload = withSlotRecipe(chakra.FileUpload, fileUploadSlotRecipe);
