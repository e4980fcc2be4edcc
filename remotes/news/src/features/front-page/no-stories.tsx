import { EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from './front-filters.ts';

/** Empty state: no stories yet, or no matches. */
export function NoStories({ filtered, writes }: { filtered: boolean; writes: boolean }) {
  const { t } = useLingui();
  if (filtered) {
    return (
      <EmptyState
        title={t`No articles match`}
        action={
          <LinkButton variant="outline" to={addressOf({})}>
            <Trans>Clear filters</Trans>
          </LinkButton>
        }
      >
        <Trans>Try other words, or another section.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No articles yet`}
      action={
        writes && (
          <LinkButton colorPalette="sodium" to="/news/create">
            <Trans>Write the first article</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>Articles appear here when an editor publishes them.</Trans>
    </EmptyState>
  );
}
