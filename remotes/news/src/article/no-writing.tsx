import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Replaces the editor for members who may not write news. */
export function NoWriting() {
  const { t } = useLingui();
  return (
    <Page title={t`Newsroom`}>
      <EmptyState
        title={t`You need permission to write`}
        action={
          <LinkButton variant="outline" to="/news">
            <Trans>Go to the news</Trans>
          </LinkButton>
        }
      >
        <Trans>None of your roles may write for the news. Ask an admin if you would like to.</Trans>
      </EmptyState>
    </Page>
  );
}
