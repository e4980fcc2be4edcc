import type { ReviewEntry } from '@boardwalk/contracts';
import { announce, Button, call, Menu, Portal, toast, useQuery } from '@boardwalk/kit';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { reviewersQuery } from '../../review/queries.ts';

const UNASSIGNED = 'nobody';

interface AssignMenuProps {
  entries: readonly ReviewEntry[];
  onDone: () => void;
}

/** Assigns the selected applications to a reviewer. */
export function AssignMenu({ entries, onDone }: AssignMenuProps) {
  const { t } = useLingui();
  const { data } = useQuery(reviewersQuery);
  const assign = async (value: string) => {
    const ids = entries.map(({ id }) => id);
    const assigneeId = value === UNASSIGNED ? null : value;
    const { count } = await call('POST /api/reviews/assign', { body: { ids, assigneeId } });
    onDone();
    toast.add({
      description: t`${plural(count, { one: '# application assigned', other: '# applications assigned' })}`,
      tone: 'success',
    });
  };
  return (
    <Menu.Root onSelect={({ value }) => void assign(value).catch(announce)}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline">
          <Trans>Assign to…</Trans>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {data?.items.map(({ id, fullName }) => (
              <Menu.Item key={id} value={id} translate="no" dir="auto">
                {fullName}
              </Menu.Item>
            ))}
            <Menu.Item value={UNASSIGNED}>
              <Trans>No one</Trans>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
