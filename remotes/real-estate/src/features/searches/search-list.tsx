import type { SavedSearch } from '@boardwalk/contracts';
import {
  Box,
  Button,
  EmptyState,
  Flex,
  Heading,
  HStack,
  LinkButton,
  NotLoaded,
  Skeleton,
  Stack,
  Switch,
  Text,
  VisuallyHidden,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { marketPath } from '../../market/market-address.ts';
import { useDescribeSearch } from './describe-search.ts';
import { RenameForm } from './rename-form.tsx';
import { useSearches } from './use-searches.ts';

/** The reader's saved searches. */
export function SearchList() {
  const { t } = useLingui();
  const { searches, error, refetch, ...actions } = useSearches();
  if (!searches)
    return (
      <NotLoaded
        error={error}
        failure={t`Your searches could not be loaded`}
        onRetry={refetch}
        missing={null}
        skeleton={
          <Stack gap="3" role="status" aria-label={t`Loading your searches`}>
            <Skeleton height="28" borderRadius="lg" />
            <Skeleton height="28" borderRadius="lg" />
          </Stack>
        }
      />
    );
  if (searches.length === 0)
    return (
      <EmptyState
        title={t`You have no saved searches yet`}
        action={
          <LinkButton variant="outline" to="/real-estate">
            <Trans>All listings</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Filter the listings and save the search. You will be notified when a new listing matches.
        </Trans>
      </EmptyState>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {searches.map((search) => (
        <Search key={search.id} search={search} {...actions} />
      ))}
    </Stack>
  );
}

interface SearchProps extends Pick<ReturnType<typeof useSearches>, 'setNotify' | 'remove' | 'renamed'> {
  search: SavedSearch;
}

function Search({ search, setNotify, remove, renamed }: SearchProps) {
  const { t } = useLingui();
  const describe = useDescribeSearch();
  const [naming, setNaming] = useState(false);
  const { name, criteria, matches, notify } = search;
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
      <Flex gap="4" wrap="wrap" justify="space-between" align="start">
        <Stack gap="1" minW="0" flex="1 1 18rem">
          {naming ? (
            <RenameForm search={search} onSaved={renamed} onClose={() => setNaming(false)} />
          ) : (
            <Heading as="h2" textStyle="lg" overflowWrap="anywhere">
              {name}
            </Heading>
          )}
          <Text color="fg.muted" overflowWrap="anywhere">
            {describe(criteria)}
          </Text>
          <Switch.Root
            checked={notify}
            onCheckedChange={({ checked }) => setNotify(search, checked)}
            colorPalette="tide"
            mt="1"
          >
            <Switch.HiddenInput />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Switch.Label>
              <Trans>Notify me of new matches</Trans>
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Switch.Label>
          </Switch.Root>
        </Stack>
        <HStack gap="2" wrap="wrap">
          <LinkButton size="sm" variant="outline" to={marketPath(criteria)}>
            <Matches count={matches} />
            <VisuallyHidden>: {name}</VisuallyHidden>
          </LinkButton>
          {!naming && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`Rename “${name}”`}
              onClick={() => setNaming(true)}
            >
              <Trans>Rename</Trans>
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={t`Remove “${name}”`} onClick={() => remove(search)}>
            <Trans>Remove</Trans>
          </Button>
        </HStack>
      </Flex>
    </Box>
  );
}

/** Number of matches, which the server counts up to a hundred. */
function Matches({ count }: { count: number }) {
  if (count >= 100) return <Trans>100 or more matches</Trans>;
  return <Plural value={count} _0="No matches now" one="# match now" other="# matches now" />;
}
