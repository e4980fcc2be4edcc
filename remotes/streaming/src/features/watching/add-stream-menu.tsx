import { Button, Menu, Portal, useQuery } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Columns2 } from 'lucide-react';
import { liveQuery } from '../../streams/queries.ts';

interface AddStreamMenuProps {
  /** Handles of shown streamers. */
  shown: readonly string[];
  onChoose: (username: string) => void;
}

/** Adds another live stream to the page. Renders nothing if no one else is live. */
export function AddStreamMenu({ shown, onChoose }: AddStreamMenuProps) {
  const { data } = useQuery(liveQuery({}));
  const others = (data?.items ?? []).filter(({ person }) => !shown.includes(person.username));
  if (others.length === 0) return null;
  return (
    <Menu.Root lazyMount onSelect={({ value }) => onChoose(value)}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          <Columns2 aria-hidden />
          <Trans>Watch side by side</Trans>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {others.map(({ person, character }) => (
              <Menu.Item key={person.username} value={person.username} translate="no" dir="auto">
                {character ? `${character} (${person.fullName})` : person.fullName}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
