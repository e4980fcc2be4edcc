import type { Tenancy } from '@boardwalk/contracts';
import {
  EmptyState,
  Heading,
  LinkButton,
  PagedList,
  Stack,
  StateBadge,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DealRow, DealSkeleton } from '../../deals/deal-row.tsx';
import { type TenancySide, tenancyPages } from '../../deals/queries.ts';
import { useMoney } from '../../estate/money.ts';
import { PersonOrCity } from '../../estate/person-or-city.tsx';

/** Tenancies of the reader, as tenant and as landlord. */
export function OwnTenancies() {
  const { t } = useLingui();
  const rented = usePages(tenancyPages('tenant'));
  // Fetched in parallel with the first one, and shown below it, so that it can't shift it.
  usePages(tenancyPages('landlord'));
  return (
    <Stack gap="10">
      <Side side="tenant" title={t`Properties you rent`} />
      {(rented.items || rented.error) && <Side side="landlord" title={t`Properties you rent out`} />}
    </Stack>
  );
}

function Side({ side, title }: { side: TenancySide; title: string }) {
  const { t } = useLingui();
  const list = usePages(tenancyPages(side));
  // One empty state is enough.
  if (side === 'landlord' && list.items?.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <PagedList
        pages={list}
        aria-label={title}
        skeleton={<DealSkeleton label={t`Loading your tenancies`} />}
        failure={t`Your tenancies could not be loaded`}
        empty={
          <EmptyState
            title={t`No tenancies yet`}
            action={
              <LinkButton colorPalette="sodium" to="/real-estate?kind=rent">
                <Trans>View rentals</Trans>
              </LinkButton>
            }
          >
            <Trans>A tenancy begins when the first week is paid in the game.</Trans>
          </EmptyState>
        }
        loaded={(count) => <Plural value={count} one="# tenancy" other="# tenancies" />}
        hideCountAtEnd
      >
        {(tenancy) => <TenancyRow key={tenancy.id} tenancy={tenancy} />}
      </PagedList>
    </Stack>
  );
}

function TenancyRow({ tenancy }: { tenancy: Tenancy }) {
  const money = useMoney();
  const { id, property, state, rent, side, tenant, landlord, nextDueAt, endsAt, overdue } = tenancy;
  const [much, missing] = [money(rent), money(overdue.amount)];
  return (
    <DealRow
      property={property}
      state={
        state === 'ended' ? (
          <StateBadge state="ended">
            <Trans>Ended</Trans>
          </StateBadge>
        ) : (
          endsAt && (
            <StateBadge tone="planned">
              <Trans>Notice given</Trans>
            </StateBadge>
          )
        )
      }
      actions={
        <LinkButton size="sm" minH="9" variant="outline" to={`/real-estate/tenancies/${id}`}>
          <Trans>View tenancy</Trans>
        </LinkButton>
      }
    >
      <Text>
        {side === 'tenant' ? (
          <Trans>
            {much} a week, paid to <PersonOrCity person={landlord} />
          </Trans>
        ) : (
          <Trans>
            {much} a week, paid by <PersonOrCity person={tenant} />
          </Trans>
        )}
      </Text>
      {overdue.count > 0 && (
        <StateBadge state="overdue">
          <Trans>{missing} overdue</Trans>
        </StateBadge>
      )}
      <Text textStyle="sm" color="fg.muted">
        {endsAt ? (
          state === 'ended' ? (
            <Trans>
              Ended <TimeText at={endsAt} as="long" />
            </Trans>
          ) : (
            <Trans>
              Ends <TimeText at={endsAt} as="long" />
            </Trans>
          )
        ) : (
          nextDueAt && (
            <Trans>
              Next payment: <TimeText at={nextDueAt} as="long" />
            </Trans>
          )
        )}
      </Text>
    </DealRow>
  );
}
