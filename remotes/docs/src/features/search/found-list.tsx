import { Box, chakra, Highlighted, keepPreviousData, Link, Text, useQuery } from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { foundQuery } from './queries.ts';

interface FoundListProps {
  search: string;
  /** Called when a result is opened. */
  onLeave: () => void;
}

/** Results of the search: rules first, then pages. */
export function FoundList({ search, onLeave }: FoundListProps) {
  const { data, isError } = useQuery({ ...foundQuery(search), placeholderData: keepPreviousData });
  const count = data && data.rules.length + data.items.length;
  return (
    <Box
      position="absolute"
      insetInline="0"
      top="calc(100% + 0.375rem)"
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
      maxH="min(28rem, 65dvh)"
      overflowY="auto"
      overscrollBehavior="contain"
    >
      <Text role="status" px="4" pt="3" textStyle="sm" color="fg.muted">
        <ResultStatus count={count} failed={isError} />
      </Text>
      <chakra.ul listStyleType="none" p="2">
        {data?.rules.map(({ id, slug, title, highlight }) => (
          <Found
            key={id}
            to={`/docs/${slug}#${id}`}
            name={
              <>
                <chakra.span color="sodium.fg" fontFamily="heading" fontWeight="800" me="2">
                  {id}
                </chakra.span>
                {title}
              </>
            }
            highlight={highlight}
            onLeave={onLeave}
          />
        ))}
        {data?.items.map(({ slug, title, highlight }) => (
          <Found key={slug} to={`/docs/${slug}`} name={title} highlight={highlight} onLeave={onLeave} />
        ))}
      </chakra.ul>
    </Box>
  );
}

interface FoundProps {
  to: string;
  name: ReactNode;
  highlight: string[];
  onLeave: () => void;
}

function Found({ to, name, highlight, onLeave }: FoundProps) {
  return (
    <li>
      <chakra.span
        asChild
        display="block"
        px="2"
        py="2"
        borderRadius="sm"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ bg: 'bg.muted' }}
      >
        <Link to={to} onClick={onLeave}>
          <chakra.span display="block" fontWeight="semibold">
            {name}
          </chakra.span>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            <Highlighted parts={highlight} />
          </chakra.span>
        </Link>
      </chakra.span>
    </li>
  );
}

function ResultStatus({ count, failed }: { count: number | undefined; failed: boolean }) {
  if (failed) return <Trans>The search failed. Change the search text to try again.</Trans>;
  if (count === undefined) return <Trans>Searching</Trans>;
  if (count === 0) return <Trans>Nothing found. Try another word, or the number of a rule.</Trans>;
  return <Plural value={count} one="# result" other="# results" />;
}
