import { Alert, Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface VersionConflictProps {
  /** What was changed somewhere else. */
  title: ReactNode;
  /** How the two versions differ. */
  children?: ReactNode;
  takeLabel: ReactNode;
  /** The other version is taken, what was typed here is given up. */
  onTake: () => void;
  keepLabel: ReactNode;
  /** What was typed here is kept. */
  onKeep: () => void;
  /** Whether keeping sends the form that this stands in, after `onKeep`. */
  keepSubmits?: boolean;
}

/** The same thing was changed in two places: whoever is here chooses one of the two. Nothing is lost before that. */
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
