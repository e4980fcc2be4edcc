import { NOTIFICATION_TYPE_NAMES } from '@boardwalk/contracts';
import { loadControls, loadFields } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { type ComponentProps, useCallback, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { defaultTypes } from './default-types.ts';
import { TypeGroups } from './type-groups.tsx';
import { TypeTable } from './type-table.tsx';
import type { ChoicesView } from './use-closed-reason.ts';

beforeAll(async () => {
  await Promise.all([loadFields(), loadControls()]);
});

it.each([
  ['table', TypeTable],
  ['groups', ({ label: _label, ...view }: ComponentProps<typeof TypeTable>) => <TypeGroups {...view} />],
])('renders only the type whose choice changes, in the %s', async (_, View) => {
  const [type] = NOTIFICATION_TYPE_NAMES;
  // Each row calls it once for each of its channels, and the notes call it for all.
  const closed = vi.fn<ChoicesView['closed']>(() => null);
  function Choices() {
    const [types, setTypes] = useState(defaultTypes);
    const set = useCallback<ChoicesView['set']>(
      (changed, channel, on) =>
        setTypes((before) => ({ ...before, [changed]: { ...before[changed], [channel]: on } })),
      [],
    );
    return (
      <View label="Topics" rows={[...NOTIFICATION_TYPE_NAMES]} types={types} closed={closed} set={set} />
    );
  }
  const { findAllByRole, user } = renderPage(<Choices />, { answers: {} });
  const [box] = (await findAllByRole('checkbox')) as [HTMLInputElement];
  const before = box.checked;
  closed.mockClear();
  await user.click(box);
  expect(box.checked).toBe(!before);
  const calls = (of: string) => closed.mock.calls.filter(([one]) => one === of).length;
  const [another = ''] = NOTIFICATION_TYPE_NAMES.slice(1);
  expect(calls(type)).toBe(2 * calls(another));
});
