import { chakra, Flex, Link } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Tags of the article, each a link to all articles with it. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <Flex as="nav" aria-label={t`Tags`} wrap="wrap" gap="2" textStyle="sm">
      {tags.map((tag) => (
        <chakra.span
          key={tag}
          asChild
          px="2.5"
          py="1"
          borderWidth="1px"
          borderRadius="full"
          _hover={{ bg: 'bg.muted' }}
        >
          <Link to={`/news?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
        </chakra.span>
      ))}
    </Flex>
  );
}
