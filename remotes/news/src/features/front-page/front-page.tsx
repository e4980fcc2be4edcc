import { LinkButton, PagedList, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns } from './columns.tsx';
import { addressOf, type FrontFilters, isFiltered } from './front-filters.ts';
import { FrontSkeleton } from './front-skeleton.tsx';
import { LeadStory } from './lead-story.tsx';
import { NoStories } from './no-stories.tsx';
import type { FrontPageState } from './queries.ts';
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
  const { unread } = state;
  return (
    <Stack gap="0">
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
      <PagedList
        pages={state}
        failure={t`The news could not be loaded`}
        stale={t`The news could not be loaded`}
        skeleton={<FrontSkeleton />}
        empty={<NoStories filtered={isFiltered(filters)} writes={writes} />}
        href={(after) => addressOf({ ...filters, after })}
        renderItems={([lead, ...others]) => (
          <>
            {lead && <LeadStory story={lead} unread={unread.has(lead.id)} />}
            <Columns>
              {others.map((story) => (
                <li key={story.id}>
                  <Story story={story} unread={unread.has(story.id)} />
                </li>
              ))}
            </Columns>
          </>
        )}
      />
    </Stack>
  );
}
