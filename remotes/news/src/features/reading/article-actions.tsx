import type { Article } from '@boardwalk/contracts';
import { Flex, LinkButton } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Actions for authors of this article. Renders nothing for readers. */
export function ArticleActions({ article: { id, may } }: { article: Article }) {
  if (!may.edit) return null;
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'center' }} mt="5">
      <LinkButton size="sm" variant="outline" to={`/news/${id}/edit`}>
        <Trans>Edit</Trans>
      </LinkButton>
      <LinkButton size="sm" variant="ghost" to={`/news/${id}/history`}>
        <Trans>History</Trans>
      </LinkButton>
    </Flex>
  );
}
