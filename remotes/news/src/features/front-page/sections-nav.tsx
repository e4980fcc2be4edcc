import { ARTICLE_CATEGORIES } from '@boardwalk/contracts';
import { chakra, Flex, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import { addressOf, type FrontFilters } from './front-filters.ts';

/** The sections of the paper, as links. */
export function SectionsNav({ filters }: { filters: FrontFilters }) {
  const { t, i18n } = useLingui();
  const { search, tag, category: chosen } = filters;
  return (
    <Flex
      as="nav"
      aria-label={t`Sections`}
      gap="1"
      overflowX="auto"
      mx="-2"
      px="2"
      py="1"
      css={{ scrollbarWidth: 'none' }}
    >
      <SectionLink to={addressOf({ search, tag })} current={chosen === undefined}>
        <Trans>All</Trans>
      </SectionLink>
      {ARTICLE_CATEGORIES.map((category) => (
        <SectionLink key={category} to={addressOf({ search, tag, category })} current={chosen === category}>
          {i18n._(CATEGORY_NAMES[category])}
        </SectionLink>
      ))}
    </Flex>
  );
}

function SectionLink({ to, current, children }: { to: string; current: boolean; children: ReactNode }) {
  return (
    <chakra.span
      asChild
      flexShrink="0"
      px="3"
      py="2"
      minH="11"
      display="inline-flex"
      alignItems="center"
      borderRadius="sm"
      fontWeight={current ? 'semibold' : 'medium'}
      color={current ? 'fg' : 'fg.muted'}
      bg={current ? 'bg.emphasized' : undefined}
      _hover={{ color: 'fg', bg: 'bg.muted' }}
      transition="background 140ms ease-out, color 140ms ease-out"
    >
      <Link to={to} aria-current={current ? 'page' : undefined} preventScrollReset replace>
        {children}
      </Link>
    </chakra.span>
  );
}
