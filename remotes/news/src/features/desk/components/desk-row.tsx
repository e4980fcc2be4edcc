import type { ArticleCard } from '@boardwalk/contracts';
import { Badge, LinkedRow, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES, STATE_NAMES } from '../../../article/category-names.ts';

const PALETTES = {
  draft: 'gray',
  in_review: 'sodium',
  scheduled: 'dusk',
  published: 'tide',
  archived: 'gray',
} as const;

/** One article on the desk. */
export function DeskRow({ article }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  const { id, title, state, category, author, updatedAt, publishedAt } = article;
  return (
    <LinkedRow
      to={`/news/${id}/edit`}
      title={title}
      end={<Badge colorPalette={PALETTES[state]}>{i18n._(STATE_NAMES[state])}</Badge>}
    >
      {author.fullName} · {i18n._(CATEGORY_NAMES[category])} ·{' '}
      {state === 'scheduled' && publishedAt ? (
        <Trans>
          comes out <TimeText at={publishedAt} as="long" />
        </Trans>
      ) : (
        <Trans>
          changed <TimeText at={updatedAt} as="relative" />
        </Trans>
      )}
    </LinkedRow>
  );
}
