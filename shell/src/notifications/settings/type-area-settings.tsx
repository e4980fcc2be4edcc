import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@boardwalk/contracts';
import { Box, Button, HStack, Text } from '@boardwalk/kit';
import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ChoiceBox } from './choice-box.tsx';
import type { TypeArea } from './type-areas.ts';
import { TypeGroups } from './type-groups.tsx';
import { CHANNEL_LABELS } from './type-labels.ts';
import { TypeTable } from './type-table.tsx';
import type { ChoicesView } from './use-closed-reason.ts';

interface TypeAreaSettingsProps extends Omit<ChoicesView, 'rows'> {
  area: TypeArea;
  /** Whether there is space for a table. */
  wide: boolean;
  /** Sets a channel of several types. */
  setAll: (types: TypeArea['types'], channel: NotificationChannel, on: boolean) => void;
}

/** The types of one area: a switch of each channel for all of them, and the types themselves when it is unfolded. */
export function TypeAreaSettings({ area, wide, types, closed, set, setAll }: TypeAreaSettingsProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = i18n._(area.name);
  const view: ChoicesView = { rows: area.types, types, closed, set };
  return (
    <Box py="2">
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Button
          variant="ghost"
          ms="-3"
          px="3"
          gap="2"
          fontSize="md"
          fontWeight="medium"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Box asChild transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown size={18} aria-hidden />
          </Box>
          {name}
          <Text as="span" fontSize="sm" fontWeight="normal" color="fg.muted">
            <Plural value={area.types.length} one="# topic" other="# topics" />
          </Text>
        </Button>
        <HStack columnGap="5" rowGap="2" wrap="wrap" role="group" aria-label={t`${name}, all topics`}>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <AreaChoice
              key={channel}
              channel={channel}
              label={i18n._(CHANNEL_LABELS[channel])}
              area={area}
              types={types}
              closed={closed}
              setAll={setAll}
            />
          ))}
        </HStack>
      </HStack>
      {isOpen && (
        <Box id={id} ps={{ base: 0, md: '7' }}>
          {wide ? <TypeTable {...view} label={name} /> : <TypeGroups {...view} />}
        </Box>
      )}
    </Box>
  );
}

interface AreaChoiceProps extends Pick<TypeAreaSettingsProps, 'area' | 'types' | 'closed' | 'setAll'> {
  channel: NotificationChannel;
  label: string;
}

/** A channel of all types of an area: mixed while only some of them use it. */
function AreaChoice({ area, channel, label, types, closed, setAll }: AreaChoiceProps) {
  const { i18n } = useLingui();
  const changeable = area.types.filter((type) => closed(type, channel) === null);
  const shown = changeable.length > 0 ? changeable : area.types;
  const chosen = shown.filter((type) => types[type][channel]).length;
  const [first] = area.types;
  return (
    <ChoiceBox
      name={`${i18n._(area.name)}: ${label}`}
      checked={chosen === shown.length ? true : chosen === 0 ? false : 'indeterminate'}
      closed={changeable.length === 0 && first ? closed(first, channel) : null}
      onChange={(on) => setAll(changeable, channel, on)}
    >
      {label}
    </ChoiceBox>
  );
}
