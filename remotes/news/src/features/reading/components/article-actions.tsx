import type { Article } from '@boardwalk/contracts';
import { Button, Flex, Link } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** What writers of this article do with it. Nothing for readers. */
export function ArticleActions({ article: { id, may } }: { article: Article }) {
  if (!may.edit) return null;
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: 'center' }} mt="5">
      <Button asChild size="sm" variant="outline">
        <Link to={`/news/${id}/edit`}>
          <Trans>Edit</Trans>
        </Link>
      </Button>
      <Button asChild size="sm" variant="ghost">
        <Link to={`/news/${id}/history`}>
          <Trans>History</Trans>
        </Link>
      </Button>
    </Flex>
  );
}
