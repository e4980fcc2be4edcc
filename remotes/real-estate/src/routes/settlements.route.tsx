import { Forbidden, Page, Skeleton, Stack, useAccess } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LedgerLine } from '../features/settlements/ledger-line.tsx';
import { SettlementQueue } from '../features/settlements/settlement-queue.tsx';

/** `/real-estate/settlements`: in-game payments, for staff. */
export default function SettlementsRoute() {
  const { t } = useLingui();
  const access = useAccess('estate.manage');
  return (
    <Page
      title={t`Settlements`}
      lead={
        <Trans>
          Deals and rents that are paid in the game. Decide those that the game server hasn’t confirmed or
          reports differently.
        </Trans>
      }
      py={{ base: '6', md: '8' }}
    >
      {access === 'unknown' && <Skeleton height={{ base: '30rem', md: '36rem' }} />}
      {access === 'denied' && <Forbidden permission="estate.manage" />}
      {access === 'granted' && (
        <Stack gap="5">
          <LedgerLine />
          <SettlementQueue />
        </Stack>
      )}
    </Page>
  );
}
