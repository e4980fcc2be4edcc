import { chakra, Dialog, DialogContent, Grid, Link, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const KEYS: readonly [keys: string, description: ReactNode][] = [
  ['J', <Trans key="j">Next item</Trans>],
  ['K', <Trans key="k">Previous item</Trans>],
  ['Enter', <Trans key="enter">Open item</Trans>],
  ['A', <Trans key="a">Assign to me</Trans>],
  ['S', <Trans key="s">Snooze</Trans>],
  ['?', <Trans key="help">Show shortcuts</Trans>],
];

/** Help with the inbox's shortcuts. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            <Trans>Inbox shortcuts</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body pb="6">
          <Grid as="dl" templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="2" alignItems="baseline">
            {KEYS.map(([key, description]) => (
              <chakra.div key={key} display="contents">
                <chakra.dt>
                  <chakra.kbd
                    translate="no"
                    fontFamily="mono"
                    borderWidth="1px"
                    borderRadius="sm"
                    px="2"
                    py="0.5"
                  >
                    {key}
                  </chakra.kbd>
                </chakra.dt>
                <chakra.dd>{description}</chakra.dd>
              </chakra.div>
            ))}
          </Grid>
          <Text fontSize="sm" color="fg.muted" mt="4">
            <Trans>
              A works once you switch it on in your <Link to="/settings">settings</Link>. You can switch the
              other keys off there.
            </Trans>
          </Text>
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}
