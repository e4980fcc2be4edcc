import { Box, chakra, Link, StateBadge } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Branch } from '../../page/tree.ts';

interface DocsTreeProps {
  branches: readonly Branch[];
  /** Slug of the current page. */
  current: string | undefined;
}

/** The tree of all pages. */
export function DocsTree({ branches, current }: DocsTreeProps) {
  const { t } = useLingui();
  return (
    <Box as="nav" aria-label={t`Pages of the docs`}>
      <Level branches={branches} current={current} depth={0} />
    </Box>
  );
}

function Level({ branches, current, depth }: DocsTreeProps & { depth: number }) {
  return (
    <chakra.ul
      listStyleType="none"
      ps={depth === 0 ? '0' : '3'}
      ms={depth === 0 ? '0' : '2'}
      borderInlineStartWidth={depth === 0 ? '0' : '1px'}
    >
      {branches.map(({ id, slug, title, published, children }) => (
        <chakra.li key={id} mb={depth === 0 ? '3' : '0'}>
          <chakra.span
            asChild
            display="flex"
            alignItems="center"
            gap="2"
            minH="9"
            px="2"
            py="1"
            borderRadius="sm"
            textStyle={depth === 0 ? 'md' : 'sm'}
            fontWeight={depth === 0 || slug === current ? 'semibold' : 'normal'}
            color={slug === current || depth === 0 ? 'fg' : 'fg.muted'}
            bg={slug === current ? 'bg.emphasized' : undefined}
            _hover={{ bg: 'bg.muted', color: 'fg' }}
          >
            <Link to={`/docs/${slug}`} aria-current={slug === current ? 'page' : undefined}>
              {title}
              {!published && (
                <StateBadge state="draft">
                  <Trans>Draft</Trans>
                </StateBadge>
              )}
            </Link>
          </chakra.span>
          {children.length > 0 && <Level branches={children} current={current} depth={depth + 1} />}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
