import { DOC_LIMITS } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Field,
  Highlighted,
  Input,
  keepPreviousData,
  Link,
  Text,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { foundQuery } from '../get-found.ts';

/** How long nobody must have typed before the search starts, in milliseconds. */
const SETTLE = 250;

/** Looks for words in every page; what was found stands below until the field is emptied. */
export function DocsSearch() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), SETTLE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <chakra.search display="block" mb="5" position="relative">
      <Field.Root>
        <Field.Label srOnly>
          <Trans>Search the docs</Trans>
        </Field.Label>
        <Input
          type="search"
          value={text}
          placeholder={t`Search the docs`}
          maxLength={DOC_LIMITS.search}
          autoComplete="off"
          bg="bg.panel"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText('');
          }}
        />
      </Field.Root>
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
  return count === 0 ? <Trans>No page holds these words.</Trans> : <Trans>Found in {count} pages</Trans>;
}
