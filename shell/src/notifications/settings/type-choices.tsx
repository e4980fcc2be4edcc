import {
  NOTIFICATION_TYPE_NAMES,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationType,
  notificationType,
} from '@boardwalk/contracts';
import { useMinWidth, useSession } from '@boardwalk/kit';
import { useCallback } from 'react';
import { ClosedNotes } from './closed-notes.tsx';
import type { Channels } from './switches.tsx';
import { TypeAreaSettings } from './type-area-settings.tsx';
import { areasOf } from './type-areas.ts';
import { type ChoicesView, useClosedReason } from './use-closed-reason.ts';

interface TypeChoicesProps {
  types: NotificationPreferences['types'];
  channels: Channels | undefined;
  /** Sets a channel of one or several types. */
  onChange: (types: readonly NotificationType[], channel: NotificationChannel, on: boolean) => void;
}

/** Types of notifications by area, each with its channels. Types that the member can't receive are hidden. */
export function TypeChoices({ types, channels, onChange }: TypeChoicesProps) {
  const wide = useMinWidth('md');
  const { permissions } = useSession();
  const closed = useClosedReason(channels);
  const set = useCallback<ChoicesView['set']>(
    (type, channel, on) => onChange([type], channel, on),
    [onChange],
  );
  const receivable = NOTIFICATION_TYPE_NAMES.filter((type) => {
    // Each kind of an app has a row of its own.
    if (type === 'app.notice') return false;
    const { needs } = notificationType(type);
    return needs === null || permissions.includes(needs);
  });
  return (
    <>
      {/* Above the areas, because their own notes are folded. */}
      <ClosedNotes rows={receivable} closed={closed} shared />
      {areasOf(receivable).map((area) => (
        <TypeAreaSettings
          key={area.id}
          area={area}
          wide={wide}
          types={types}
          closed={closed}
          set={set}
          setAll={onChange}
        />
      ))}
    </>
  );
}
