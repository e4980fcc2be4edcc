import type { DocEntry } from '@boardwalk/contracts';
import { chakra, Flex, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Links to the previous and next page. */
export function Neighbours({
  previous,
  next,
}: {
  previous: DocEntry | undefined;
  next: DocEntry | undefined;
}) {
  const { t } = useLingui();
  return (
    <Flex
      as="nav"
      aria-label={t`Previous and next page`}
      gap="4"
      mt="12"
      direction={{ base: 'column', sm: 'row' }}
    >
      {previous && <Neighbour page={previous} name={<Trans>Previous</Trans>} side="start" />}
      {next && <Neighbour page={next} name={<Trans>Next</Trans>} side="end" />}
    </Flex>
  );
}

function Neighbour({ page, name, side }: { page: DocEntry; name: ReactNode; side: 'start' | 'end' }) {
  return (
    <chakra.span
      asChild
      flex="1"
      maxW={{ sm: '50%' }}
      ms={side === 'end' ? 'auto' : undefined}
      textAlign={side}
      borderWidth="1px"
      borderRadius="md"
      p="4"
      _hover={{ bg: 'bg.panel', borderColor: 'border.emphasized' }}
      transition="background 140ms ease-out"
    >
      <Link to={`/docs/${page.slug}`} rel={side === 'end' ? 'next' : 'prev'}>
        <chakra.span display="block" textStyle="sm" color="fg.muted">
          {name}
        </chakra.span>
        <chakra.span fontWeight="semibold">{page.title}</chakra.span>
      </Link>
    </chakra.span>
  );
}
