import { chakra, Flex, Link, useQuery } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf, type FrontFilters } from './front-filters.ts';
import { tagsQuery } from './queries.ts';

const TAGS_SHOWN = 12;

/** Most used tags. Clicking the active one removes the filter. */
export function TagRow({ filters }: { filters: FrontFilters }) {
  const { t } = useLingui();
  const { data } = useQuery(tagsQuery);
  const { search, category, tag: chosen } = filters;
  const tags = (data?.items ?? []).slice(0, TAGS_SHOWN).map(({ tag }) => tag);
  const shown = chosen && !tags.includes(chosen) ? [chosen, ...tags] : tags;
  if (shown.length === 0) return null;
  return (
    <Flex as="nav" aria-label={t`Tags`} wrap="wrap" gap="2" align="center" textStyle="sm" pt="6">
      <chakra.span color="fg.muted" me="1">
        <Trans>Topics:</Trans>
      </chakra.span>
      {shown.map((tag) => (
        <chakra.span
          key={tag}
          asChild
          px="2.5"
          py="1"
          borderWidth="1px"
          borderRadius="full"
          bg={tag === chosen ? 'bg.emphasized' : undefined}
          _hover={{ bg: 'bg.muted' }}
        >
          <Link
            to={addressOf({ search, category, tag: tag === chosen ? undefined : tag })}
            aria-current={tag === chosen ? 'true' : undefined}
          >
            {tag}
          </Link>
        </chakra.span>
      ))}
    </Flex>
  );
}
