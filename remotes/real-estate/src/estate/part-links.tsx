import { chakra, Flex, Link } from '@boardwalk/kit';

interface PartLinksProps {
  label: string;
  parts: readonly { to: string; name: string; current: boolean }[];
}

/** The parts of a page, each with its own URL. */
export function PartLinks({ label, parts }: PartLinksProps) {
  return (
    <chakra.nav aria-label={label} mb="6">
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
        {parts.map(({ to, name, current }) => (
          <li key={to}>
            <PartLink to={to} replace preventScrollReset aria-current={current ? 'page' : undefined}>
              {name}
            </PartLink>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}

const PartLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3.5',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    fontWeight: '500',
    _hover: { bg: 'bg.subtle' },
    _currentPage: { bg: 'fg', color: 'bg', borderColor: 'fg' },
  },
});
