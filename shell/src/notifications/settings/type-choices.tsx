import {
  NOTIFICATION_TYPE_NAMES,
  type NotificationPreferences,
  notificationType,
} from '@boardwalk/contracts';
import { useMinWidth, useSession } from '@boardwalk/kit';
import type { Channels } from './switches.tsx';
import { TypeGroups } from './type-groups.tsx';
import { TypeTable } from './type-table.tsx';
import { type ChoicesView, useClosedReason } from './use-closed-reason.ts';

interface TypeChoicesProps {
  types: NotificationPreferences['types'];
  channels: Channels | undefined;
  onChange: ChoicesView['set'];
}

/** Types of notifications, each with its channels. Types that the member can't receive are hidden. */
export function TypeChoices({ types, channels, onChange }: TypeChoicesProps) {
  const wide = useMinWidth('md');
  const { permissions } = useSession();
  const closed = useClosedReason(channels);
  const view: ChoicesView = {
    rows: NOTIFICATION_TYPE_NAMES.filter((type) => {
      const { needs } = notificationType(type);
      return needs === null || permissions.includes(needs);
    }),
    types,
    closed,
    set: onChange,
  };
  return wide ? <TypeTable {...view} /> : <TypeGroups {...view} />;
}
