import { SETTLEMENT_STATES, type SettlementState } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Count,
  EmptyState,
  ErrorBox,
  endpointPages,
  Grid,
  LinkButton,
  LoadMore,
  Skeleton,
  Stack,
  TabRow,
  usePages,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNames } from '../../estate/names.ts';
import { SettlementCase } from './settlement-case.tsx';
import { SettlementRow } from './settlement-row.tsx';

/** Payments that need a decision or are in a state, and the open one. Both are in the URL: `?state=…&settlement=…`. */
export function SettlementQueue() {
  const { t } = useLingui();
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const state = SETTLEMENT_STATES.find((one) => one === params.get('state'));
  const { items, error, refetch, more } = usePages(
    endpointPages('GET /api/settlements', {
      query: { limit: 50, ...(state ? { state } : { attention: 'true' }) },
    }),
  );
  const named = params.get('settlement');
  const found = items?.find(({ id }) => id === named);
  const chosen = found ?? items?.[0];
  // A notification may link to one that is decided by now, which has to be stated instead of silently showing another one.
  const gone = named !== null && items !== undefined && !found;
  const read = (settlement: string) =>
    setParams({ ...(state && { state }), settlement }, { replace: true, preventScrollReset: true });
  const addressOf = (one?: SettlementState) => `/real-estate/settlements${one ? `?state=${one}` : ''}`;
  return (
    <Stack gap="0">
      <TabRow
        label={t`Settlements`}
        mb="6"
        replace
        value={state ?? 'todo'}
        tabs={[
          { value: 'todo', label: t`To do`, to: addressOf() },
          ...SETTLEMENT_STATES.map((one) => ({
            value: one,
            label: names.settlement(one),
            to: addressOf(one),
          })),
        ]}
      />
      {error && !items ? (
        <ErrorBox title={t`The settlements could not be loaded`} error={error} onRetry={refetch} />
      ) : !items ? (
        <Skeleton height="30rem" role="status" aria-label={t`Loading the settlements`} />
      ) : !chosen ? (
        <Stack gap="5">
          {gone && <NotInList />}
          <NoSettlements state={state} />
        </Stack>
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
        >
          <Stack as="nav" aria-label={t`List of settlements`} gap="3">
            <Box
              as="ol"
              listStyleType="none"
              borderTopWidth="1px"
              maxH={{ lg: '70vh' }}
              overflowY={{ lg: 'auto' }}
            >
              {items.map((settlement) => (
                <SettlementRow
                  key={settlement.id}
                  settlement={settlement}
                  chosen={settlement === chosen}
                  onChoose={() => read(settlement.id)}
                />
              ))}
            </Box>
            {more.hasMore && <LoadMore {...more} loaded={<Count shown={items.length} hasMore />} />}
          </Stack>
          <Stack gap="5" minW="0" maxW="measure">
            {gone && <NotInList />}
            <SettlementCase
              key={`${chosen.id} ${chosen.version}`}
              settlement={chosen}
              onDecided={() =>
                setParams({ ...(state && { state }) }, { replace: true, preventScrollReset: true })
              }
            />
          </Stack>
        </Grid>
      )}
    </Stack>
  );
}

function NotInList() {
  return (
    <Alert.Root status="info" borderRadius="md">
      <Alert.Indicator />
      <Alert.Title>
        <Trans>The settlement you opened isn’t in this list. It may already be decided.</Trans>
      </Alert.Title>
    </Alert.Root>
  );
}

function NoSettlements({ state }: { state: SettlementState | undefined }) {
  const { t } = useLingui();
  if (state)
    return (
      <EmptyState drawing="fog" title={t`No settlements with this status`}>
        <Trans>Choose another status above.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`No settlements need a decision`}
      action={
        <LinkButton variant="outline" to="/real-estate/settlements?state=pending">
          <Trans>View open payments</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Payments that don’t match appear here, and deals that the game server hasn’t confirmed for a day.
      </Trans>
    </EmptyState>
  );
}
