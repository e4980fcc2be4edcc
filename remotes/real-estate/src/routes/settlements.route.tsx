import { Page, RequirePermission, Skeleton, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LedgerLine } from '../features/settlements/ledger-line.tsx';
import { SettlementQueue } from '../features/settlements/settlement-queue.tsx';

/** `/real-estate/settlements`: in-game payments, for staff. */
export default function SettlementsRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Settlements`}
      lead={
        <Trans>
          Payments for deals and rent in the game. Decide those that the game server hasn’t confirmed or
          reports differently.
        </Trans>
      }
    >
      <RequirePermission
        permission="estate.manage"
        fallback={<Skeleton height={{ base: '30rem', md: '36rem' }} />}
      >
        <Stack gap="5">
          <LedgerLine />
          <SettlementQueue />
        </Stack>
      </RequirePermission>
    </Page>
  );
}
