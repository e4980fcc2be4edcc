import { MAX_UNREAD_COUNTED } from '@boardwalk/contracts';
import { chakra, IconButton } from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell as BellIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAppBadge } from './app-badge.ts';
import { shownCount, useUnreadCount } from './unread.ts';

/** The bell button. Shows a badge with the number of unread notifications. */
export function BellButton(props: ComponentProps<typeof IconButton>) {
  const { t } = useLingui();
  const count = useUnreadCount();
  useAppBadge(count);
  const name =
    count === 0
      ? t`Notifications`
      : count >= MAX_UNREAD_COUNTED
        ? t`Notifications, more than ${MAX_UNREAD_COUNTED - 1} unread`
        : t`Notifications, ${plural(count, { one: '# unread', other: '# unread' })}`;
  return (
    <IconButton
      variant="ghost"
      borderRadius="full"
      position="relative"
      aria-label={name}
      data-bell
      {...props}
    >
      <BellIcon />
      {count > 0 && <Lamp>{shownCount(count)}</Lamp>}
    </IconButton>
  );
}

function Lamp({ children }: { children: string }) {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top="0"
      insetStart="calc(50% + 0.1rem)"
      minW="1.15rem"
      px="1"
      borderRadius="full"
      bg="lamp"
      color="ink"
      boxShadow="0 0 0 2px var(--chakra-colors-bg)"
      fontSize="0.6875rem"
      fontWeight="700"
      lineHeight="1.15rem"
      fontVariantNumeric="tabular-nums"
      animationName="scale-in, fade-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
    >
      {children}
    </chakra.span>
  );
}
