import { NOTIFICATION_CHANNELS } from '@boardwalk/contracts';
import { Box, Table, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ChoiceBox } from './choice-box.tsx';
import { ClosedNotes } from './closed-notes.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from './type-labels.ts';
import type { ChoicesView, TypeRowProps } from './use-closed-reason.ts';

interface TypeTableProps extends ChoicesView {
  /** Name of the table. */
  label: string;
}

/** Types as rows, channels as columns. */
export function TypeTable({ label, rows, types, closed, set }: TypeTableProps) {
  const { t, i18n } = useLingui();
  return (
    <Box py="2">
      <Table.Root size="sm" variant="line" bg="transparent" aria-label={label}>
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader scope="col" color="fg.muted" ps="0">
              {t`Topic`}
            </Table.ColumnHeader>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <Table.ColumnHeader key={channel} scope="col" color="fg.muted" textAlign="center" width="6rem">
                {i18n._(CHANNEL_LABELS[channel])}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((type) => (
            <TypeRow key={type} type={type} chosen={types[type]} closed={closed} set={set} />
          ))}
        </Table.Body>
      </Table.Root>
      <ClosedNotes rows={rows} closed={closed} />
    </Box>
  );
}

/** A type with its channels. Memoized: a choice renders its row, not the table. */
const TypeRow = memo(function TypeRow({ type, chosen, closed, set }: TypeRowProps) {
  const { i18n } = useLingui();
  const { name, about } = TYPE_LABELS[type];
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader scope="row" ps="0" fontWeight="normal" py="2.5">
        <Text fontSize="md" fontWeight="medium">
          {i18n._(name)}
        </Text>
        <Text color="fg.muted">{i18n._(about)}</Text>
      </Table.ColumnHeader>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <Table.Cell key={channel} textAlign="center">
          <ChoiceBox
            name={`${i18n._(name)}: ${i18n._(CHANNEL_LABELS[channel])}`}
            checked={chosen[channel]}
            closed={closed(type, channel)}
            onChange={(on) => set(type, channel, on)}
          />
        </Table.Cell>
      ))}
    </Table.Row>
  );
});
