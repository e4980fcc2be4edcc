import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** For somebody who may read, and not write this. */
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
        <Trans>
          Only authors and editors can open this page. Ask an admin if you would like to write for the news.
        </Trans>
      </EmptyState>
    </Page>
  );
}
