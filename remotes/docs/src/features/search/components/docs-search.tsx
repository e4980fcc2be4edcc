import { DOC_LIMITS } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Highlighted,
  keepPreviousData,
  Link,
  SearchField,
  Text,
  useQuery,
  useTypedSearch,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { foundQuery } from '../get-found.ts';

/** Looks for words in every page; what was found stands below until the field is emptied. */
export function DocsSearch() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const typed = useTypedSearch(search, setSearch);
  const { text, setText } = typed;
  return (
    <chakra.search display="block" mb="5" position="relative">
      <SearchField
        label={t`Search the docs`}
        search={typed}
        maxLength={DOC_LIMITS.search}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      {search !== '' && text.trim() !== '' && <Found search={search} onLeave={() => setText('')} />}
    </chakra.search>
  );
}

function Found({ search, onLeave }: { search: string; onLeave: () => void }) {
  const { data, isError } = useQuery({ ...foundQuery(search), placeholderData: keepPreviousData });
  return (
    <Box
      position="absolute"
      insetInline="0"
      top="calc(100% + 0.375rem)"
      minW={{ lg: '24rem' }}
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
      maxH="24rem"
      overflowY="auto"
    >
      <Text role="status" px="4" pt="3" textStyle="sm" color="fg.muted">
        <FoundWords count={data?.items.length} failed={isError} />
      </Text>
      <chakra.ul listStyleType="none" p="2">
        {data?.items.map(({ slug, title, highlight }) => (
          <li key={slug}>
            <chakra.span asChild display="block" px="2" py="2" borderRadius="sm" _hover={{ bg: 'bg.muted' }}>
              <Link to={`/docs/${slug}`} onClick={onLeave}>
                <chakra.span display="block" fontWeight="semibold">
                  {title}
                </chakra.span>
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  <Highlighted parts={highlight} />
                </chakra.span>
              </Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

function FoundWords({ count, failed }: { count: number | undefined; failed: boolean }) {
  if (failed) return <Trans>The search did not answer. Change a letter to try again.</Trans>;
  if (count === undefined) return <Trans>Searching</Trans>;
  if (count === 0) return <Trans>No page holds these words.</Trans>;
  return <Plural value={count} one="Found in # page" other="Found in # pages" />;
}
