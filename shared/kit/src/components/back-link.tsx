import { chakra, type HTMLChakraProps, VisuallyHidden } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../routing/link.tsx';

interface BackLinkProps extends HTMLChakraProps<'span'> {
  /** The page above, within the site. */
  to: string;
  /** Name of that page: `All events`. */
  children: ReactNode;
}

/**
 * Link to the page above the current one: an arrow and the name of that page. A {@link Page} renders it above its heading (`back`), in the space that
 * every page has there.
 */
export function BackLink({ to, children, ...rest }: BackLinkProps) {
  return (
    <chakra.span
      asChild
      display="flex"
      width="fit-content"
      maxW="full"
      alignItems="center"
      gap="1.5"
      // In the space above the content: the heading of a page is at the same height with and without a link.
      mt={{ base: '-6', md: '-8' }}
      height={{ base: '6', md: '8' }}
      fontSize="sm"
      fontWeight="medium"
      lineHeight="1.25"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      {...rest}
    >
      <Link to={to}>
        <chakra.span asChild boxSize="4" flexShrink="0">
          <ArrowLeft aria-hidden />
        </chakra.span>
        <chakra.span truncate>
          <VisuallyHidden>
            <Trans>Back to:</Trans>{' '}
          </VisuallyHidden>
          {children}
        </chakra.span>
      </Link>
    </chakra.span>
  );
}
