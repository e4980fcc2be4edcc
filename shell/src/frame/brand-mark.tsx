import { initialOf, MARK_SHAPES, type SiteConfiguration } from '@boardwalk/contracts';
import { chakra, HStack, Link, useLocation } from '@boardwalk/kit';
import { logoAddress } from './logo-address.ts';

const INKS = { paper: 'var(--chakra-colors-bg)', accent: 'var(--chakra-colors-lamp)' };

/** It shrinks before anything else in the bar does. */
const BEFORE_OTHERS = '99999';

/** The site's logo, or its mark, and its name, linked to Home. If both don't fit, the name wraps to an invisible line: the mark is enough there. */
export function BrandMark({ site }: { site: SiteConfiguration }) {
  const { name, look } = site;
  const logo = logoAddress(site, useLocation().search);
  return (
    <HStack
      asChild
      gap="2.5"
      flexShrink={{ base: BEFORE_OTHERS, lg: '0' }}
      minW="8"
      wrap="wrap"
      height="8"
      overflow="hidden"
    >
      <Link to="/" aria-label={name}>
        {logo ? (
          <chakra.img src={logo} alt="" height="8" maxW="28" objectFit="contain" flexShrink="0" />
        ) : (
          <Mark name={name} mark={look.mark} />
        )}
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

function Mark({ name, mark }: { name: string; mark: SiteConfiguration['look']['mark'] }) {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--chakra-colors-fg)" />
      {mark === 'initial' && (
        <chakra.text
          x="16"
          y="23"
          textAnchor="middle"
          fontFamily="heading"
          fontWeight="800"
          fontSize="20px"
          fill="bg"
        >
          {initialOf(name)}
        </chakra.text>
      )}
      {MARK_SHAPES[mark].map(({ d, ink, stroke }) => (
        <path
          key={d}
          d={d}
          {...(stroke
            ? { fill: 'none', stroke: INKS[ink], strokeWidth: stroke, strokeLinecap: 'round' }
            : { fill: INKS[ink] })}
        />
      ))}
    </chakra.svg>
  );
}
