import { AFTER_PENDING, Page, Stack } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { TokensPanel } from '../features/deploy-tokens/components/tokens-panel.tsx';
import { ReleasesList } from '../features/releases/components/releases-list.tsx';

/** `/admin/releases`: what each team has in front of visitors, and who may put it there. */
export function ReleasesRoute() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Releases`}
      lead={<Trans>What each team has in front of visitors, and the versions behind it.</Trans>}
      py={{ base: '6', md: '8' }}
    >
      <Stack gap="5" css={{ [AFTER_PENDING]: { display: 'none' } }}>
        <ReleasesList />
        <TokensPanel />
      </Stack>
    </Page>
  );
}
