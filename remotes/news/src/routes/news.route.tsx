import { Box, Container, Flex, HStack, LinkButton, usePermission } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useFrontFilters } from '../features/front-page/front-filters.ts';
import { FrontPage } from '../features/front-page/front-page.tsx';
import { FrontSearch } from '../features/front-page/front-search.tsx';
import { Masthead } from '../features/front-page/masthead.tsx';
import { useFrontPage } from '../features/front-page/queries.ts';
import { SectionsNav } from '../features/front-page/sections-nav.tsx';
import { TagRow } from '../features/front-page/tag-row.tsx';

/** `/news`: published articles, newest first. */
export function NewsRoute() {
  const { filters, setSearch } = useFrontFilters();
  const page = useFrontPage(filters);
  const writes = usePermission('news.write');
  const moderates = usePermission('comments.moderate');
  return (
    <Box py={{ base: '4', md: '6' }} flex="1">
      <Container>
        <Masthead count={page.items && !page.more.hasMore && !filters.after ? page.items.length : undefined}>
          <HStack gap="2" wrap="wrap">
            {(writes || moderates) && (
              <LinkButton size="sm" variant="ghost" to="/news/desk">
                <Trans>Newsroom</Trans>
              </LinkButton>
            )}
            {writes && (
              <LinkButton size="sm" colorPalette="sodium" to="/news/create">
                <Trans>Write an article</Trans>
              </LinkButton>
            )}
          </HStack>
        </Masthead>
        <Flex
          direction={{ base: 'column', md: 'row-reverse' }}
          justify="space-between"
          align={{ md: 'center' }}
          gap="4"
          mb={{ base: '5', md: '7' }}
        >
          <FrontSearch search={filters.search} onSearch={setSearch} busy={page.busy} />
          <SectionsNav filters={filters} />
        </Flex>
        <FrontPage filters={filters} state={page} writes={writes} />
        {/* Other stories mount a new row: the old one must not shift to where they end. */}
        {page.items && <TagRow key={page.items[0]?.id} filters={filters} />}
      </Container>
    </Box>
  );
}
