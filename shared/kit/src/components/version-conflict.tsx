import { Alert, Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface VersionConflictProps {
  /** Name of the changed thing. */
  title: ReactNode;
  /** Differences between the versions. */
  children?: ReactNode;
  takeLabel: ReactNode;
  /** Discards the local changes in favor of the other version. */
  onTake: () => void;
  keepLabel: ReactNode;
  /** Keeps the local changes. */
  onKeep: () => void;
  /** Whether the button also submits the surrounding form, after `onKeep`. */
  keepSubmits?: boolean;
}

/** Conflict between two versions of the same thing: the user chooses one. Nothing is lost before that. */
export function VersionConflict({
  title,
  children,
  takeLabel,
  onTake,
  keepLabel,
  onKeep,
  keepSubmits = false,
}: VersionConflictProps) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title fontSize="md">{title}</Alert.Title>
        {children}
        <HStack wrap="wrap">
          <Button size="sm" variant="outline" onClick={onTake}>
            {takeLabel}
          </Button>
          <Button type={keepSubmits ? 'submit' : 'button'} size="sm" colorPalette="sodium" onClick={onKeep}>
            {keepLabel}
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
