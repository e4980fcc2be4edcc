import { tabsSlotRecipe } from '@chakra-ui/react/theme';
import { TAB, TAB_ROW } from '../components/tab-look.ts';

/** Recipe of Chakra's tabs in the look of `TabRow`: one look for tabs with URLs and for panels of a page. */
export const tabsRecipe = {
  slots: tabsSlotRecipe.slots,
  className: tabsSlotRecipe.className,
  base: {
    root: { position: 'relative', minW: '0' },
    list: TAB_ROW,
    trigger: { ...TAB, _disabled: { cursor: 'not-allowed', opacity: 0.5 } },
    content: { width: '100%', pt: '5' },
  },
};
