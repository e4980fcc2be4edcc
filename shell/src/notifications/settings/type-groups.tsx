import { NOTIFICATION_CHANNELS } from '@boardwalk/contracts';
import { chakra, HStack, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ChoiceBox } from './choice-box.tsx';
import { ClosedNotes } from './closed-notes.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from './type-labels.ts';
import type { ChoicesView, TypeRowProps } from './use-closed-reason.ts';

/** Layout for phones: each type followed by its channels. */
export function TypeGroups({ rows, types, closed, set }: ChoicesView) {
  return (
    <>
      {rows.map((type) => (
        <TypeGroup key={type} type={type} chosen={types[type]} closed={closed} set={set} />
      ))}
      <ClosedNotes rows={rows} closed={closed} />
    </>
  );
}

/** Memoized: a choice renders its group alone. */
const TypeGroup = memo(function TypeGroup({ type, chosen, closed, set }: TypeRowProps) {
  const { i18n } = useLingui();
  const { name, about } = TYPE_LABELS[type];
  return (
    <chakra.fieldset py="3.5" minW="0">
      <chakra.legend fontWeight="medium" float="left" width="full">
        {i18n._(name)}
      </chakra.legend>
      <Text fontSize="sm" color="fg.muted" clear="both">
        {i18n._(about)}
      </Text>
      <HStack gap="5" mt="1.5" wrap="wrap">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <ChoiceBox
            key={channel}
            name={`${i18n._(name)}: ${i18n._(CHANNEL_LABELS[channel])}`}
            checked={chosen[channel]}
            closed={closed(type, channel)}
            onChange={(on) => set(type, channel, on)}
          >
            {i18n._(CHANNEL_LABELS[channel])}
          </ChoiceBox>
        ))}
      </HStack>
    </chakra.fieldset>
  );
});
