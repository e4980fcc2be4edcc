import {
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationType,
  notificationType,
} from '@boardwalk/contracts';
import { useSettingsStore } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Channels } from './switches.tsx';

/** Data for the table, and for the groups on phones. */
export interface ChoicesView {
  rows: NotificationType[];
  types: NotificationPreferences['types'];
  /** Returns the reason why a choice has no effect, as text; null if it has. */
  closed: (type: NotificationType, channel: NotificationChannel) => string | null;
  set: (type: NotificationType, channel: NotificationChannel, on: boolean) => void;
}

/** Props of a type's row. */
export interface TypeRowProps extends Pick<ChoicesView, 'closed' | 'set'> {
  type: NotificationType;
  /** Its channels. */
  chosen: NotificationPreferences['types'][NotificationType];
}

/** Returns the reason why a choice has no effect: the site lacks the channel, or a main switch is off. */
export function useClosedReason(channels: Channels | undefined): ChoicesView['closed'] {
  const { t } = useLingui();
  const notifications = useSettingsStore((state) => state.notifications);
  // Stable, so that a choice renders only its own row.
  return useCallback(
    (type: NotificationType, channel: NotificationChannel) => {
      const lacks = channel !== 'inApp' && channels?.[channel] === false;
      if (lacks) return t`Not set up on this site`;
      if (!notifications[channel]) return t`Switched off above`;
      if (channel === 'email' && notificationType(type).marketing && !notifications.marketing)
        return t`Requires “News from the community by e-mail”`;
      return null;
    },
    [t, channels, notifications],
  );
}
