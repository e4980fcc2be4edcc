import { Button } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, BellRing } from 'lucide-react';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: { username: string; fullName: string };
  following: boolean;
  size?: 'sm' | 'md';
}

/** Follows a streamer: followers are notified once when they go live. */
export function FollowButton({ person, following, size = 'sm' }: FollowButtonProps) {
  const { t } = useLingui();
  const follow = useFollow(person);
  const { fullName } = person;
  return (
    <Button
      size={size}
      variant={following ? 'outline' : 'solid'}
      colorPalette={following ? 'gray' : 'sodium'}
      aria-pressed={following}
      aria-label={following ? t`You follow ${fullName}` : t`Follow ${fullName}`}
      loading={follow.isPending}
      onClick={() => follow.mutate(!following)}
      flexShrink="0"
    >
      {following ? <BellRing aria-hidden /> : <Bell aria-hidden />}
      {following ? <Trans>Following</Trans> : <Trans>Follow</Trans>}
    </Button>
  );
}
