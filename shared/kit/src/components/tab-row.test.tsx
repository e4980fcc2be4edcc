import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { TabRow } from './tab-row.tsx';

it('renders tabs with URLs as links of a navigation, and marks the current one', async () => {
  const { getByRole, getAllByRole, router, user } = renderInSite(
    <TabRow
      label="Offers"
      value="received"
      tabs={[
        { value: 'received', label: 'Received', to: '?box=received', count: 3, countLabel: '3 offers' },
        { value: 'sent', label: 'Sent', to: '?box=sent', count: null },
      ]}
    />,
  );
  getByRole('navigation', { name: 'Offers' });
  expect(getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  getByRole('link', { name: 'Received 3 offers' });
  await expectAccessible();
  await user.click(getByRole('link', { name: 'Sent' }));
  expect(router.state.location.search).toBe('?box=sent');
});

it('adds an entry to the history for each link, unless the link replaces it', async () => {
  const rowOf = (replace: boolean) => (
    <TabRow
      label="Offers"
      value="a"
      replace={replace}
      tabs={[{ value: 'b', label: 'Sent', to: '?box=sent' }]}
    />
  );
  const added = renderInSite(rowOf(false));
  await added.user.click(added.getByRole('link', { name: 'Sent' }));
  expect(added.router.state.historyAction).toBe('PUSH');
  added.unmount();
  const replaced = renderInSite(rowOf(true));
  await replaced.user.click(replaced.getByRole('link', { name: 'Sent' }));
  expect(replaced.router.state.historyAction).toBe('REPLACE');
});

function View() {
  const [view, setView] = useState<'list' | 'week'>('list');
  return (
    <TabRow
      label="View"
      value={view}
      tabs={[
        { value: 'list', label: 'List' },
        { value: 'week', label: 'Week' },
      ]}
      onValueChange={setView}
    />
  );
}

it('renders tabs without URLs as buttons, which the keyboard operates', async () => {
  const { getByRole, user } = renderInSite(<View />);
  getByRole('group', { name: 'View' });
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  getByRole('button', { name: 'Week', pressed: true });
  getByRole('button', { name: 'List', pressed: false });
  await expectAccessible();
});
