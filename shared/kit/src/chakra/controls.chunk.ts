import * as chakra from '@chakra-ui/react';
import * as theme from '@chakra-ui/react/theme';
import { switchRecipe } from './switch-recipe.ts';
import { tabsRecipe } from './tabs-recipe.ts';
import { withEdgeOf } from './with-edge.ts';
import { withSlotRecipe } from './with-recipe.tsx';

/** Controls with a state machine, and list components. */
export const { CheckboxGroup } = chakra;
export const Checkbox = withSlotRecipe(chakra.Checkbox, theme.checkboxSlotRecipe);
export const RadioGroup = withSlotRecipe(chakra.RadioGroup, theme.radioGroupSlotRecipe);
export const RadioCard = withSlotRecipe(chakra.RadioCard, withEdgeOf(theme.radioCardSlotRecipe, 'item'));
export const Switch = withSlotRecipe(chakra.Switch, switchRecipe);
export const Tabs = withSlotRecipe(chakra.Tabs, tabsRecipe);
export const Progress = withSlotRecipe(chakra.Progress, theme.progressSlotRecipe);
export const Avatar = withSlotRecipe(chakra.Avatar, theme.avatarSlotRecipe);
export const Tag = withSlotRecipe(chakra.Tag, theme.tagSlotRecipe);
export const DataList = withSlotRecipe(chakra.DataList, theme.dataListSlotRecipe);
