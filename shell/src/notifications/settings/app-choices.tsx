import {
  type AppNotificationKind,
  inLanguage,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationPreferences,
} from '@boardwalk/contracts';
import { chakra, HStack, Text, useQuery } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useHasToken } from '../bell/unread.ts';
import { ChoiceBox } from './choice-box.tsx';
import { appKindsQuery } from './queries.ts';
import type { Channels } from './switches.tsx';
import { CHANNEL_LABELS } from './type-labels.ts';
import { useClosedReason } from './use-closed-reason.ts';

type AppChannels = NonNullable<NotificationPreferences['apps']>;

interface AppChoicesProps {
  /** Choices of the member that differ from the defaults. */
  chosen: AppChannels | undefined;
  channels: Channels | undefined;
  onChange: (kind: string, channel: NotificationChannel, on: boolean) => void;
}

/** Kinds of notifications of the community's apps, each with its channels. Renders nothing without any, and when they can't be loaded. */
export function AppChoices({ chosen = {}, channels, onChange }: AppChoicesProps) {
  const { data } = useQuery({ ...appKindsQuery, enabled: useHasToken() });
  const closed = useClosedReason(channels);
  return data?.items.map((kind) => (
    <KindChoice
      key={kind.kind}
      kind={kind}
      chosen={{ ...kind.channels, ...chosen[kind.kind] }}
      closed={(channel) => closed('app.notice', channel)}
      set={(channel, on) => onChange(kind.kind, channel, on)}
    />
  ));
}

interface KindChoiceProps {
  kind: AppNotificationKind;
  chosen: Record<NotificationChannel, boolean>;
  closed: (channel: NotificationChannel) => string | null;
  set: (channel: NotificationChannel, on: boolean) => void;
}

function KindChoice({ kind: { label, description }, chosen, closed, set }: KindChoiceProps) {
  const { i18n } = useLingui();
  const name = inLanguage(label, i18n.locale) ?? '';
  return (
    <chakra.fieldset py="3" minW="0">
      <HStack gap="3" wrap="wrap" justify="space-between">
        <chakra.div minW="0">
          <chakra.legend fontWeight="medium">{name}</chakra.legend>
          {description && (
            <Text fontSize="sm" color="fg.muted">
              {inLanguage(description, i18n.locale)}
            </Text>
          )}
        </chakra.div>
        <HStack columnGap="5" rowGap="2" wrap="wrap">
          {NOTIFICATION_CHANNELS.map((channel) => (
            <ChoiceBox
              key={channel}
              name={`${name}: ${i18n._(CHANNEL_LABELS[channel])}`}
              checked={chosen[channel]}
              closed={closed(channel)}
              onChange={(on) => set(channel, on)}
            >
              {i18n._(CHANNEL_LABELS[channel])}
            </ChoiceBox>
          ))}
        </HStack>
      </HStack>
    </chakra.fieldset>
  );
}
