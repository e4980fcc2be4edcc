import { NOTIFICATION_CHANNELS } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ChoiceBox } from './choice-box.tsx';
import { ClosedNotes } from './closed-notes.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from './type-labels.ts';
import type { ChoicesView } from './use-closed-reason.ts';

/** Layout for phones: each type followed by its channels. */
export function TypeGroups({ rows, isOn, closed, set }: ChoicesView) {
  const { i18n } = useLingui();
  return (
    <>
      {rows.map((type) => (
        <chakra.fieldset key={type} py="3.5" minW="0">
          <chakra.legend fontWeight="medium" float="left" width="full">
            {i18n._(TYPE_LABELS[type].name)}
          </chakra.legend>
          <Text fontSize="sm" color="fg.muted" clear="both">
            {i18n._(TYPE_LABELS[type].about)}
          </Text>
          <HStack gap="5" mt="1.5" wrap="wrap">
            {NOTIFICATION_CHANNELS.map((channel) => (
              <ChoiceBox
                key={channel}
                name={`${i18n._(TYPE_LABELS[type].name)}: ${i18n._(CHANNEL_LABELS[channel])}`}
                checked={isOn(type, channel)}
                closed={closed(type, channel)}
                onChange={(on) => set(type, channel, on)}
              >
                {i18n._(CHANNEL_LABELS[channel])}
              </ChoiceBox>
            ))}
          </HStack>
        </chakra.fieldset>
      ))}
      <ClosedNotes rows={rows} closed={closed} />
    </>
  );
}
