import type { ArticleState } from '@boardwalk/contracts';
import { Badge } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { STATE_NAMES } from './category-names.ts';

const PALETTES = {
  draft: 'gray',
  in_review: 'sodium',
  scheduled: 'dusk',
  published: 'tide',
  archived: 'gray',
} as const satisfies Record<ArticleState, string>;

/** State of an article. */
export function StateBadge({ state }: { state: ArticleState }) {
  const { i18n } = useLingui();
  return (
    <Badge flexShrink="0" colorPalette={PALETTES[state]}>
      {i18n._(STATE_NAMES[state])}
    </Badge>
  );
}
