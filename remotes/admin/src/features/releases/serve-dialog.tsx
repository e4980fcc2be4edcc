import { type ManagedRelease, type ManagedRemote, newEmbeds } from '@boardwalk/contracts';
import {
  Alert,
  Button,
  Dialog,
  DialogCancel,
  DialogContent,
  RadioCard,
  Select,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { Audience } from './change-serving.ts';
import { WideningList } from './widening-list.tsx';

/** Choices for the share of visitors, in percent. */
const SHARES = [1, 5, 10, 25, 50].map((percent) => ({ value: percent, label: `${percent} %` }));
const FIRST_SHARE = 10;

interface ServeDialogProps {
  remote: ManagedRemote;
  /** The version to be served; the dialog is open while there is one. */
  release: ManagedRelease | null;
  onServe: (audience: Audience, force: boolean) => void;
  onClose: () => void;
}

/** Dialog to choose the audience of a version. It shows what the version replaces. */
export function ServeDialog({ remote, release, onServe, onClose }: ServeDialogProps) {
  return (
    <Dialog.Root open={release !== null} onOpenChange={(change) => !change.open && onClose()}>
      <DialogContent>
        {release && <ServeForm key={release.version} remote={remote} release={release} onServe={onServe} />}
      </DialogContent>
    </Dialog.Root>
  );
}

interface ServeFormProps {
  remote: ManagedRemote;
  release: ManagedRelease;
  onServe: ServeDialogProps['onServe'];
}

function ServeForm({ remote, release, onServe }: ServeFormProps) {
  const { t } = useLingui();
  const [to, setTo] = useState<Audience['to']>('live');
  const [share, setShare] = useState(FIRST_SHARE);
  const { version, demotedAt, waitsWith, tokenIsNew, widening } = release;
  const name = remote.name;
  const embeds = newEmbeds(remote, version);
  const serve = () => onServe(to === 'canary' ? { to, share } : { to }, demotedAt !== null);
  return (
    <>
      <Dialog.Header pe="12">
        <Dialog.Title overflowWrap="anywhere">
          <Trans>
            Roll out {name} {version}
          </Trans>
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {demotedAt !== null && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content gap="2">
                <Text>
                  <Trans>
                    This version failed for visitors and was rolled back{' '}
                    <TimeText at={demotedAt} as="relative" />. Roll it out again only if you are sure.
                  </Trans>
                </Text>
              </Alert.Content>
            </Alert.Root>
          )}
          {tokenIsNew && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content gap="2">
                <Text>
                  <Trans>
                    This is the first release with the deploy token “{waitsWith}”. Rolling it out also
                    approves the token: later releases with it need no approval.
                  </Trans>
                </Text>
              </Alert.Content>
            </Alert.Root>
          )}
          {widening.length > 0 && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Content gap="2">
                <WideningList widening={widening} />
                <Text>
                  <Trans>Rolling it out approves this.</Trans>
                </Text>
              </Alert.Content>
            </Alert.Root>
          )}
          {widening.length === 0 && embeds.length > 0 && (
            <Alert.Root status="warning">
              <Alert.Indicator />
              <Alert.Content gap="1">
                <Text>
                  <Trans>Its pages can embed these sites, which the live version can’t:</Trans>
                </Text>
                {embeds.map((origin) => (
                  <Text key={origin} overflowWrap="anywhere">
                    <code translate="no">{origin}</code>
                  </Text>
                ))}
              </Alert.Content>
            </Alert.Root>
          )}
          <RadioCard.Root
            value={to}
            onValueChange={(change) => setTo(change.value as Audience['to'])}
            colorPalette="sodium"
            size="sm"
          >
            <RadioCard.Label>
              <Trans>Roll out to</Trans>
            </RadioCard.Label>
            <Choice value="live" label={t`Everyone`}>
              {remote.live === null || remote.live === version ? (
                <Trans>On each visitor’s next page.</Trans>
              ) : (
                <Trans>
                  Instead of <code translate="no">{remote.live}</code>, on each visitor’s next page.
                </Trans>
              )}
            </Choice>
            <Choice value="canary" label={t`A share of visitors`}>
              <Trans>Always the same visitors, until you roll it out to everyone or end it.</Trans>
            </Choice>
            <Choice value="staff" label={t`Staff`}>
              <Trans>Everyone on the team who is signed in.</Trans>
            </Choice>
          </RadioCard.Root>
          {to === 'canary' && (
            <Select
              label={<Trans>Share of visitors</Trans>}
              value={share}
              options={SHARES}
              onValueChange={setShare}
            />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <DialogCancel />
        <Button colorPalette={demotedAt === null ? 'sodium' : 'signal'} onClick={serve}>
          <Trans>Roll out</Trans>
        </Button>
      </Dialog.Footer>
    </>
  );
}

interface ChoiceProps {
  value: Audience['to'];
  label: string;
  children: ReactNode;
}

function Choice({ value, label, children }: ChoiceProps) {
  const id = useId();
  return (
    <RadioCard.Item value={value}>
      <RadioCard.ItemHiddenInput aria-describedby={id} />
      <RadioCard.ItemControl>
        <RadioCard.ItemContent>
          <RadioCard.ItemText>{label}</RadioCard.ItemText>
          <RadioCard.ItemDescription id={id} opacity="1" color="fg.muted">
            {children}
          </RadioCard.ItemDescription>
        </RadioCard.ItemContent>
        <RadioCard.ItemIndicator />
      </RadioCard.ItemControl>
    </RadioCard.Item>
  );
}
