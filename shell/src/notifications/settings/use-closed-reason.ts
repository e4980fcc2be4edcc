import { type NotificationChannel, type NotificationType, notificationType } from '@boardwalk/contracts';
import { useSettingsStore } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Channels } from './switches.tsx';
import type { ChoicesView } from './type-choices.tsx';

/** Why a choice has no effect: the site lacks the channel, or a switch above is off. */
export function useClosedReason(channels: Channels | undefined): ChoicesView['closed'] {
  const { t } = useLingui();
  const { notifications } = useSettingsStore();
  const lacking = (channel: NotificationChannel) => channel !== 'inApp' && channels?.[channel] === false;
  return (type: NotificationType, channel: NotificationChannel) => {
    if (lacking(channel)) return t`Not set up on this site`;
    if (!notifications[channel]) return t`Switched off above`;
    if (channel === 'email' && notificationType(type).marketing && !notifications.marketing)
      return t`Needs “News from the community by e-mail”`;
    return null;
  };
}
