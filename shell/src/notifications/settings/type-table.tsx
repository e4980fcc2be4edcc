import { NOTIFICATION_CHANNELS } from '@boardwalk/contracts';
import { Box, Table, Text } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ChoiceBox } from './choice-box.tsx';
import { ClosedNotes } from './closed-notes.tsx';
import { CHANNEL_LABELS, TYPE_LABELS } from './type-labels.ts';
import type { ChoicesView } from './use-closed-reason.ts';

/** Types as rows, channels as columns. */
export function TypeTable({ rows, isOn, closed, set }: ChoicesView) {
  const { t, i18n } = useLingui();
  return (
    <Box py="2">
      <Table.Root size="sm" variant="line" bg="transparent" aria-label={t`What you are notified about`}>
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
            <Table.Row key={type} bg="transparent">
              <Table.ColumnHeader scope="row" ps="0" fontWeight="normal" py="2.5">
                <Text fontSize="md" fontWeight="medium">
                  {i18n._(TYPE_LABELS[type].name)}
                </Text>
                <Text color="fg.muted">{i18n._(TYPE_LABELS[type].about)}</Text>
              </Table.ColumnHeader>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <Table.Cell key={channel} textAlign="center">
                  <ChoiceBox
                    name={`${i18n._(TYPE_LABELS[type].name)}: ${i18n._(CHANNEL_LABELS[channel])}`}
                    checked={isOn(type, channel)}
                    closed={closed(type, channel)}
                    onChange={(on) => set(type, channel, on)}
                  />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <ClosedNotes rows={rows} closed={closed} />
    </Box>
  );
}
