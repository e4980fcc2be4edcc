import type { EventPlanCard } from '@boardwalk/contracts';
import {
  Box,
  Count,
  chakra,
  EmptyState,
  ErrorBox,
  Grid,
  LinkButton,
  LoadMore,
  Skeleton,
  Stack,
  TimeText,
  usePages,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { EventDayName, EventTimes } from '../../events/event-when.tsx';
import { useNames } from '../../events/names.ts';
import { planPages } from '../../events/queries.ts';
import { Proposal } from './proposal.tsx';

/** Proposals to review, oldest first, and the open one, which is in the URL: `?event=…`. */
export function ProposalQueue() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { items, error, refetch, more } = usePages(planPages('pending'));
  const named = params.get('event');
  const chosen = items?.find(({ eventId }) => eventId === named) ?? items?.[0];
  const read = (eventId: string) =>
    setParams({ event: eventId }, { replace: true, preventScrollReset: true });
  if (error && !items)
    return <ErrorBox title={t`The proposals could not be loaded`} error={error} onRetry={refetch} />;
  if (!items)
    return (
      <Skeleton height={{ base: '30rem', md: '36rem' }} role="status" aria-label={t`Loading the proposals`} />
    );
  if (!chosen)
    return (
      <EmptyState
        title={t`No proposals to review`}
        action={
          <LinkButton variant="outline" to="/events">
            <Trans>View all events</Trans>
          </LinkButton>
        }
      >
        <Trans>Events that members propose appear here, oldest first.</Trans>
      </EmptyState>
    );
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="start"
    >
      <Stack
        as="nav"
        aria-label={t`Proposals to review`}
        gap="3"
        position={{ lg: 'sticky' }}
        top={{ lg: '24' }}
      >
        <Box as="ol" listStyleType="none" borderTopWidth="1px">
          {items.map((plan) => (
            <ProposalRow
              key={plan.eventId}
              plan={plan}
              chosen={plan === chosen}
              onChoose={() => read(plan.eventId)}
            />
          ))}
        </Box>
        {more.hasMore && <LoadMore {...more} loaded={<Count shown={items.length} hasMore />} />}
      </Stack>
      <Proposal key={chosen.eventId} card={chosen} />
    </Grid>
  );
}

interface ProposalRowProps {
  plan: EventPlanCard;
  chosen: boolean;
  onChoose: () => void;
}

function ProposalRow({ plan, chosen, onChoose }: ProposalRowProps) {
  const names = useNames();
  const { title, category, startsAt, endsAt, hosts, updatedAt } = plan;
  return (
    <Box as="li" borderBottomWidth="1px">
      <chakra.button
        type="button"
        aria-current={chosen}
        onClick={onChoose}
        display="block"
        width="100%"
        textAlign="start"
        py="3"
        px="3"
        borderInlineStartWidth="3px"
        borderColor={chosen ? 'lamp' : 'transparent'}
        bg={chosen ? 'bg.panel' : undefined}
        cursor="pointer"
        _hover={{ bg: 'bg.panel' }}
      >
        <chakra.span display="block" fontWeight="700" overflowWrap="anywhere">
          {title}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          <EventDayName startsAt={startsAt} />, <EventTimes startsAt={startsAt} endsAt={endsAt} />
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {names.category(category)} · {hosts.map(({ fullName }) => fullName).join(', ')}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          <Trans>
            Proposed <TimeText at={updatedAt} as="relative" />
          </Trans>
        </chakra.span>
      </chakra.button>
    </Box>
  );
}
