import { Box, ErrorBox, LinkButton, LoadMore, Stack } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addressOf, type FrontFilters, isFiltered } from '../front-filters.ts';
import type { FrontPageState } from '../hooks/use-front-page.ts';
import { Columns } from './columns.tsx';
import { FrontSkeleton } from './front-skeleton.tsx';
import { LeadStory } from './lead-story.tsx';
import { NoStories } from './no-stories.tsx';
import { Story } from './story.tsx';

interface FrontPageProps {
  filters: FrontFilters;
  state: FrontPageState;
  /** Whether the reader may write articles. */
  writes: boolean;
}

/** The stories, in all states of the page. */
export function FrontPage({ filters, state, writes }: FrontPageProps) {
  const { t } = useLingui();
  const { articles, listKey, error, busy, refetch, unread } = state;
  const [lead, ...others] = articles ?? [];
  return (
    <Stack gap="0" aria-busy={busy}>
      {filters.after && (
        <LinkButton
          variant="outline"
          size="sm"
          alignSelf="start"
          mb="6"
          to={addressOf({ ...filters, after: undefined })}
        >
          <Trans>Back to the newest</Trans>
        </LinkButton>
      )}
      {error && <ErrorBox title={t`The news could not be loaded`} error={error} onRetry={refetch} />}
      {!articles && !error && <FrontSkeleton />}
      {articles?.length === 0 && <NoStories filtered={isFiltered(filters)} writes={writes} />}
      {lead && (
        // Another search mounts a new page: otherwise the content below would shift to where the new one ends.
        <Box key={listKey}>
          <LeadStory story={lead} unread={unread.has(lead.id)} />
          <Columns>
            {others.map((story) => (
              <li key={story.id}>
                <Story story={story} unread={unread.has(story.id)} />
              </li>
            ))}
          </Columns>
          <More filters={filters} state={state} count={others.length + 1} />
        </Box>
      )}
    </Stack>
  );
}

function More({ filters, state: { more, next }, count }: Omit<FrontPageProps, 'writes'> & { count: number }) {
  return (
    <LoadMore
      {...more}
      href={next && addressOf({ ...filters, after: next })}
      loaded={
        more.hasMore ? (
          <Plural value={count} one="# article, there are more" other="# articles, there are more" />
        ) : (
          <Plural value={count} one="# article" other="# articles" />
        )
      }
    />
  );
}
