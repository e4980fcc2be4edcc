import type { ArticleCard } from '@boardwalk/contracts';
import { LinkedRow, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { StateBadge } from '../../article/state-badge.tsx';

/** An article in the newsroom's list. */
export function DeskRow({ article }: { article: ArticleCard }) {
  const { i18n } = useLingui();
  const { id, title, state, category, author, updatedAt, publishedAt } = article;
  return (
    <LinkedRow to={`/news/${id}/edit`} title={title} end={<StateBadge state={state} />}>
      <bdi translate="no">{author.fullName}</bdi> · {i18n._(CATEGORY_NAMES[category])} ·{' '}
      {state === 'scheduled' && publishedAt ? (
        <Trans>
          scheduled for <TimeText at={publishedAt} as="long" />
        </Trans>
      ) : (
        <Trans>
          changed <TimeText at={updatedAt} as="relative" />
        </Trans>
      )}
    </LinkedRow>
  );
}
