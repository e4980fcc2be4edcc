import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { initials } from '../session/initials.ts';
import type { PaletteName } from '../theme/color-types.ts';

interface MemberAvatarProps {
  fullName?: string;
  username?: string;
  avatarUrl?: string | null;
  /** Edge length as a size token or CSS length. */
  size?: string;
}

const PALETTES = ['sodium', 'tide', 'dusk', 'signal'] as const;

/** Allows pictures of this site only. The session initially has the identity provider's URL, which must not be loaded. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** A member's picture, or their initials on a color derived from the handle. Decorative, because the name is next to it. */
export function MemberAvatar({ fullName, username, avatarUrl, size = '9' }: MemberAvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = avatarUrl && isOwn(avatarUrl) && broken !== avatarUrl ? avatarUrl : undefined;
  return (
    <chakra.span
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize={size}
      borderRadius="full"
      overflow="hidden"
      colorPalette={memberPalette(username ?? fullName ?? '')}
      bg="colorPalette.muted"
      color="fg"
      fontFamily="heading"
      fontWeight="700"
      fontSize="0.8125rem"
      lineHeight="1"
      aria-hidden
      userSelect="none"
    >
      {picture ? (
        <chakra.img
          src={picture}
          alt=""
          boxSize="100%"
          objectFit="cover"
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(fullName, username)
      )}
    </chakra.span>
  );
}

/** Returns the palette of a member's initials, to mark other things of the same member. @param name the handle */
export function memberPalette(name: string): PaletteName {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return PALETTES[sum % PALETTES.length] ?? 'sodium';
}
