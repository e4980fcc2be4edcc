import { Box, chakra, EmptyState, Grid, Heading, Link, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Branch } from '../../page/tree.ts';
import { CardPicture } from './card-picture.tsx';

/** Start page of the docs: each part with its pages. */
export function Overview({ branches }: { branches: readonly Branch[] }) {
  const { t } = useLingui();
  if (branches.length === 0) {
    return (
      <EmptyState title={t`No pages yet`}>
        <Trans>Pages appear here once they are published.</Trans>
      </EmptyState>
    );
  }
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))" gap="5">
      {branches.map(({ id, slug, title, summary, children }, index) => (
        <Box key={id} as="section" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
          <CardPicture index={index} />
          <Box p={{ base: '5', md: '6' }}>
            <Heading as="h2" textStyle="xl">
              <Link to={`/docs/${slug}`}>{title}</Link>
            </Heading>
            <Text color="fg.muted" mt="1" mb="4">
              {summary || (children.length === 0 && <Trans>One page</Trans>)}
            </Text>
            <chakra.ul listStyleType="none">
              {children.map((page) => (
                <chakra.li key={page.id} borderTopWidth="1px">
                  <chakra.span asChild display="block" py="2.5" _hover={{ color: 'sodium.fg' }}>
                    <Link to={`/docs/${page.slug}`}>
                      <chakra.span display="block" fontWeight="semibold">
                        {page.title}
                      </chakra.span>
                      {page.summary && (
                        <chakra.span display="block" textStyle="sm" color="fg.muted">
                          {page.summary}
                        </chakra.span>
                      )}
                    </Link>
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
