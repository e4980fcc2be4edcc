import { Alert, Button, HStack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface VersionConflictProps {
  /** A sentence that names the changed thing. */
  title: ReactNode;
  /** Differences between the versions. */
  children?: ReactNode;
  /** Discards the local changes in favor of the other version. */
  onTake: () => void;
  /** Keeps the local changes. */
  onKeep: () => void;
  /** Whether the button “Keep mine and save” also submits the surrounding form, after `onKeep`. */
  submitOnKeep?: boolean;
  /** @deprecated Use `submitOnKeep`. */
  keepSubmits?: boolean;
}

/** Conflict between two versions of the same thing: the user chooses one. Nothing is lost before that. */
export function VersionConflict({
  title,
  children,
  onTake,
  onKeep,
  keepSubmits = false,
  submitOnKeep = keepSubmits,
}: VersionConflictProps) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">{title}</Alert.Title>
        {children}
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button type={submitOnKeep ? 'submit' : 'button'} size="sm" colorPalette="sodium" onClick={onKeep}>
            <Trans>Keep mine and save</Trans>
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
