import { type NotificationChannel, type NotificationType, notificationType } from '@boardwalk/contracts';
import { useSettingsStore } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Channels } from './switches.tsx';

/** Data for the table, and for the groups on phones. */
export interface ChoicesView {
  rows: NotificationType[];
  isOn: (type: NotificationType, channel: NotificationChannel) => boolean;
  /** Returns the reason why a choice has no effect, as text; null if it has. */
  closed: (type: NotificationType, channel: NotificationChannel) => string | null;
  set: (type: NotificationType, channel: NotificationChannel, on: boolean) => void;
}

/** Returns the reason why a choice has no effect: the site lacks the channel, or a main switch is off. */
export function useClosedReason(channels: Channels | undefined): ChoicesView['closed'] {
  const { t } = useLingui();
  const { notifications } = useSettingsStore();
  const lacking = (channel: NotificationChannel) => channel !== 'inApp' && channels?.[channel] === false;
  return (type: NotificationType, channel: NotificationChannel) => {
    if (lacking(channel)) return t`Not set up on this site`;
    if (!notifications[channel]) return t`Switched off above`;
    if (channel === 'email' && notificationType(type).marketing && !notifications.marketing)
      return t`Requires “News from the community by e-mail”`;
    return null;
  };
}
