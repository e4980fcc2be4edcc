import {
  NOTIFICATION_TYPE_NAMES,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationType,
  notificationType,
} from '@boardwalk/contracts';
import { useSession, useWindowFrom } from '@boardwalk/kit';
import type { Channels } from './switches.tsx';
import { TypeGroups } from './type-groups.tsx';
import { TypeTable } from './type-table.tsx';
import { useClosedReason } from './use-closed-reason.ts';

interface TypeChoicesProps {
  types: NotificationPreferences['types'];
  channels: Channels | undefined;
  onChange: (types: NotificationPreferences['types']) => void;
}

/** What a cell of the table, or of a group on a phone, needs. */
export interface ChoicesView {
  rows: NotificationType[];
  isOn: (type: NotificationType, channel: NotificationChannel) => boolean;
  /** Why a choice has no effect at the moment, in words; null when it has. */
  closed: (type: NotificationType, channel: NotificationChannel) => string | null;
  set: (type: NotificationType, channel: NotificationChannel, on: boolean) => void;
}

/** What the member is told of, each kind on each channel. Kinds that they never are told of aren't there. */
export function TypeChoices({ types, channels, onChange }: TypeChoicesProps) {
  const wide = useWindowFrom('md');
  const { permissions } = useSession();
  const closed = useClosedReason(channels);
  const view: ChoicesView = {
    rows: NOTIFICATION_TYPE_NAMES.filter((type) => {
      const { needs } = notificationType(type);
      return needs === null || permissions.includes(needs);
    }),
    isOn: (type, channel) => types[type][channel],
    closed,
    set: (type, channel, on) => onChange({ ...types, [type]: { ...types[type], [channel]: on } }),
  };
  return wide ? <TypeTable {...view} /> : <TypeGroups {...view} />;
}
