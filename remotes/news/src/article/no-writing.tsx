import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces the editor for members who may not write news. */
export function NoWriting() {
  const { t } = useLingui();
  return (
    <Page title={t`Newsroom`}>
      <EmptyState
        title={t`You don’t have access to this page`}
        action={
          <LinkButton variant="outline" to="/news">
            <Trans>Go to the news</Trans>
          </LinkButton>
        }
      >
        <Trans>The newsroom is for the team. If you would like to write, ask an admin.</Trans>
      </EmptyState>
    </Page>
  );
}
