import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { sharedElement } from '../routing/shared-elements.tsx';
import { initials } from '../session/initials.ts';
import { memberPage } from './member-page.ts';
import { portraitOf } from './portrait.ts';

interface MemberAvatarProps {
  fullName?: string;
  username?: string;
  avatarUrl?: string | null;
  /** Edge length as a size token or CSS length. */
  size?: string;
}

/** Allows pictures of this site only. The session initially has the identity provider's URL, which must not be loaded. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);

/** A member's picture, or a portrait derived from the handle. Decorative, because the name is next to it. */
export function MemberAvatar({ fullName, username, avatarUrl, size = '9' }: MemberAvatarProps) {
  const [broken, setBroken] = useState<string>();
  const picture = avatarUrl && isOwn(avatarUrl) && broken !== avatarUrl ? avatarUrl : undefined;
  return (
    <chakra.span
      display="inline-block"
      verticalAlign="middle"
      flexShrink="0"
      boxSize={size}
      borderRadius="full"
      overflow="hidden"
      bg="bg.muted"
      color="fg"
      fontSize="0.8125rem"
      lineHeight="1"
      aria-hidden
      {...(username ? sharedElement(memberPage(username)) : undefined)}
      userSelect="none"
    >
      <chakra.img
        src={picture ?? portraitOf(username ?? fullName ?? '')}
        // Shown if the browser doesn't show pictures.
        alt={picture ? '' : initials(fullName, username)}
        htmlWidth="40"
        htmlHeight="40"
        display="block"
        boxSize="100%"
        objectFit="cover"
        referrerPolicy={picture ? 'no-referrer' : undefined}
        draggable={false}
        onError={picture ? () => setBroken(picture) : undefined}
      />
    </chakra.span>
  );
}
