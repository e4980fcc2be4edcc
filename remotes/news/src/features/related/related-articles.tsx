import { Box, chakra, Heading, Link, PENDING, Skeleton, Stack, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Byline } from '../../article/byline.tsx';
import { Cover } from '../../article/cover.tsx';
import { Kicker } from '../../article/kicker.tsx';
import { relatedQuery } from './queries.ts';

const SKELETON_KEYS = ['a', 'b', 'c'];

/** Related articles below an article. Renders nothing without any. */
export function RelatedArticles({ articleId }: { articleId: string }) {
  const { data, isPending, isError } = useQuery(relatedQuery(articleId));
  if (isError || data?.items.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="related" mt="12">
      <Heading as="h2" id="related" textStyle="2xl" mb="2">
        <Trans>Read next</Trans>
      </Heading>
      {isPending ? (
        <Box aria-hidden {...PENDING}>
          {SKELETON_KEYS.map((row) => (
            <Row key={row} as="div">
              <Skeleton height="24" flex="1" />
            </Row>
          ))}
        </Box>
      ) : (
        <chakra.ul listStyleType="none">
          {data?.items.map(({ id, slug, title, category, cover, ...byline }) => (
            <Row key={id}>
              <Stack gap="1" flex="1" minW="0">
                <Kicker category={category} />
                <Heading as="h3" textStyle="lg" lineHeight="1.2" overflowWrap="anywhere">
                  <chakra.span
                    asChild
                    _before={{ content: '""', position: 'absolute', inset: '0' }}
                    _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
                  >
                    <Link to={`/news/${slug}`}>{title}</Link>
                  </chakra.span>
                </Heading>
                <Byline {...byline} />
              </Stack>
              {cover && (
                <Box width={{ base: '5.5rem', sm: '8rem' }} flexShrink="0">
                  <Cover cover={cover} sizes="8rem" ratio={4 / 3} />
                </Box>
              )}
            </Row>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4',
    minH: '7.5rem',
    py: '3',
    borderTopWidth: '1px',
  },
});
