import type { ArticleCategory } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from './category-names.ts';

/** The section above a headline, in small capitals. */
export function Kicker({ category }: { category: ArticleCategory }) {
  const { i18n } = useLingui();
  return (
    <chakra.span
      textStyle="sm"
      fontWeight="semibold"
      color="sodium.fg"
      letterSpacing="0.06em"
      textTransform="uppercase"
      fontSize="0.8125rem"
    >
      {i18n._(CATEGORY_NAMES[category])}
    </chakra.span>
  );
}
