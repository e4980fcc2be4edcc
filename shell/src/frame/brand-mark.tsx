import { chakra, HStack, Link } from '@boardwalk/kit';

/**
 * The mark and the community's name, as the way home. A lamp over three planks. Where both don't fit, the name wraps to a line that isn't
 * seen: the mark is enough there.
 */
export function BrandMark({ name }: { name: string }) {
  return (
    <HStack asChild gap="2.5" flexShrink={{ base: '1', lg: '0' }} wrap="wrap" height="8" overflow="hidden">
      <Link to="/" aria-label={name}>
        <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden>
          <rect width="32" height="32" rx="7" fill="var(--chakra-colors-fg)" />
          <path
            d="M10 24V11a5.5 5.5 0 0 1 11 0v1.5"
            fill="none"
            stroke="var(--chakra-colors-bg)"
            strokeWidth="2.25"
            strokeLinecap="round"
          />
          <path d="M17.5 12.5h7l1.5 4.5h-10z" fill="var(--chakra-colors-lamp)" />
          <path
            d="M6 24.75h20M8.5 28h15"
            stroke="var(--chakra-colors-bg)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </chakra.svg>
        <chakra.span
          fontFamily="heading"
          fontWeight="800"
          fontSize="lg"
          letterSpacing="-0.02em"
          lineHeight="2rem"
          whiteSpace="nowrap"
        >
          {name}
        </chakra.span>
      </Link>
    </HStack>
  );
}
