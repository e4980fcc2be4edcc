import { chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import { SiteContext } from '../routing/site.ts';

/**
 * Returns the abbreviation of a community for license plates: the initials of its words, or the first three letters of a single word; a word in
 * capitals is used as a whole.
 */
function regionOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const letters =
    words.length === 1 ? first : words.map((word) => (/^\p{Lu}{2,3}$/u.test(word) ? word : word[0])).join('');
  return Array.from(letters).slice(0, 3).join('').toUpperCase();
}

/** A member's handle, styled as a license plate. */
export function HandleTag({ handle }: { handle: string }) {
  const region = regionOf(useContext(SiteContext)?.site?.name ?? '');
  return (
    <chakra.span
      translate="no"
      display="inline-flex"
      alignItems="stretch"
      maxW="100%"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="sm"
      overflow="hidden"
      fontFamily="mono"
      fontSize="sm"
      lineHeight="1"
      bg="bg.panel"
    >
      <chakra.span
        bg="dusk.solid"
        color="dusk.contrast"
        px="1.5"
        py="1.5"
        fontSize="0.6875rem"
        fontWeight="700"
        display="grid"
        placeItems="center"
        aria-hidden
      >
        {region}
      </chakra.span>
      <chakra.span px="2" py="1.5" letterSpacing="0.08em" textTransform="uppercase" truncate title={handle}>
        {handle}
      </chakra.span>
    </chakra.span>
  );
}
