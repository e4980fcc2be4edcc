import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** For somebody who may read, and not write this. */
export function NoWriting() {
  const { t } = useLingui();
  return (
    <Page title={t`Newsroom`}>
      <EmptyState
        title={t`This is for the people who write here`}
        action={
          <LinkButton variant="outline" to="/news">
            <Trans>Go to the news</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Authors write their own articles until an editor has them, editors all of them. Ask an admin if you
          would like to write.
        </Trans>
      </EmptyState>
    </Page>
  );
}
