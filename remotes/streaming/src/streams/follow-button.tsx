import { Button } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, BellRing } from 'lucide-react';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: { username: string; fullName: string };
  following: boolean;
  size?: 'sm' | 'md';
  /** Whether it is on a dark picture. */
  onPicture?: boolean;
  /** Whether it is a bell without text, for rows. */
  iconOnly?: boolean;
}

/** Follows a streamer: followers are notified once when they go live. */
export function FollowButton({
  person,
  following: stored,
  size = 'sm',
  onPicture = false,
  iconOnly = false,
}: FollowButtonProps) {
  const { t } = useLingui();
  const follow = useFollow(person);
  // The button stays enabled, so that a second press isn't lost: both are sent in their order.
  const following = follow.isPending ? follow.variables : stored;
  const { fullName } = person;
  const label = following ? t`You follow ${fullName}` : t`Follow ${fullName}`;
  const icon = following ? <BellRing aria-hidden /> : <Bell aria-hidden />;
  const onClick = () => follow.mutate(!following);
  if (iconOnly)
    return (
      // Above the link of the row.
      <Button
        size="sm"
        variant="ghost"
        minW="9"
        px="0"
        position="relative"
        zIndex="1"
        flexShrink="0"
        color={following ? 'sodium.fg' : 'fg.muted'}
        title={label}
        aria-label={label}
        aria-pressed={following}
        onClick={onClick}
      >
        {icon}
      </Button>
    );
  const light = onPicture && following;
  return (
    <Button
      size={size}
      variant={following ? 'outline' : 'solid'}
      colorPalette={following ? 'gray' : 'sodium'}
      color={light ? 'white' : undefined}
      borderColor={light ? 'white' : undefined}
      _hover={light ? { bg: 'white/15' } : undefined}
      aria-pressed={following}
      aria-label={label}
      onClick={onClick}
      flexShrink="0"
    >
      {icon}
      {following ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
