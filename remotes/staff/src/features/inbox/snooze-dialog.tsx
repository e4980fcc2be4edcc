import type { InboxItem } from '@boardwalk/contracts';
import { Button, clock, Dialog, DialogCancel, DialogContent, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRESET_LABELS } from './inbox-labels.ts';
import { snooze } from './queries.ts';
import { snoozePresets } from './snooze-presets.ts';
import { useInboxAction } from './use-inbox-action.ts';

interface SnoozeDialogProps {
  item: InboxItem;
  onClose: () => void;
}

/** Dialog to snooze an item. It returns automatically. */
export function SnoozeDialog({ item, onClose }: SnoozeDialogProps) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useInboxAction((until: Date) => snooze(item, until.toISOString()));
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            <Trans>Snooze until</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="2">
            {snoozePresets(clock.date()).map(({ preset, until }) => (
              <Button
                key={preset}
                variant="outline"
                justifyContent="space-between"
                height="auto"
                py="2.5"
                disabled={isPending}
                onClick={() => mutate(until, { onSettled: onClose })}
              >
                {i18n._(PRESET_LABELS[preset])}
                <Text as="span" fontWeight="400" color="fg.muted" whiteSpace="normal" textAlign="end">
                  <TimeText at={until.toISOString()} as="long" />
                </Text>
              </Button>
            ))}
          </Stack>
          <Text fontSize="sm" color="fg.muted" mt="4">
            <Trans>It is snoozed for the whole team, under your name, and comes back automatically.</Trans>
          </Text>
        </Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}
