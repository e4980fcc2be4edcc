import { PROFILE_LIMITS, STREAMER_STATES, type StreamerState, truncate } from '@boardwalk/contracts';
import { Page, RequirePermission, Stack, useNavigate, useSearchParams, useTypedSearch } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { StreamerFilters as Filters } from '../features/managing/queries.ts';
import { StreamerFilters } from '../features/managing/streamer-filters.tsx';
import { StreamerList } from '../features/managing/streamer-list.tsx';

const MAX_SEARCH_LENGTH = 100;

/** `/stream/manage`: streamers, applications and reports. `?who=` opens one streamer. */
export default function ManageRoute() {
  const { t } = useLingui();
  return (
    <Page title={t`Streamers`} lead={t`Streamers, applications and reports.`} py={{ base: '6', md: '8' }}>
      <RequirePermission permission="streams.manage">
        <Streamers />
      </RequirePermission>
    </Page>
  );
}

function Streamers() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readFilters(params);
  const set = (change: Partial<Filters>) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...filters, ...change })) if (value) next.set(name, value);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  const search = useTypedSearch(filters.search, (next) => set({ search: next }));
  return (
    <Stack gap="5">
      <StreamerFilters
        filters={filters}
        search={search}
        busy={false}
        onState={(state) => set({ state })}
        onClear={() => set({ state: undefined, search: '' })}
        onShowAll={() => set({ who: undefined })}
      />
      <StreamerList filters={filters} />
    </Stack>
  );
}

const STATES: readonly (string | null)[] = STREAMER_STATES;

function readFilters(params: URLSearchParams): Filters {
  const state = params.get('state');
  return {
    state: STATES.includes(state) ? (state as StreamerState) : undefined,
    search: truncate((params.get('search') ?? '').trim(), MAX_SEARCH_LENGTH, { end: '' }),
    who:
      truncate((params.get('who') ?? '').trim().toLowerCase(), PROFILE_LIMITS.username, { end: '' }) ||
      undefined,
  };
}
