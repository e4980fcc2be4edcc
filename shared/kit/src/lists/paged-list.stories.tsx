import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../components/empty-state.tsx';
import { LinkedRow } from '../components/linked-row.tsx';
import { Panel } from '../components/panel.tsx';
import { RequestError } from '../request/request-error.ts';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { Pages } from './use-pages.ts';

interface Ferry {
  id: string;
  name: string;
  pier: number;
}

const AT_END = { hasMore: false, busy: false, error: undefined, onMore: fn() };
const LOADED: Pages<Ferry> = {
  listKey: 'all',
  items: [
    { id: 'queen', name: 'Meridian Queen', pier: 4 },
    { id: 'lamp', name: 'Lamplighter', pier: 2 },
    { id: 'gull', name: 'Grey Gull', pier: 7 },
  ],
  error: null,
  refetch: fn(),
  busy: false,
  next: undefined,
  more: AT_END,
};
const LONGER: Pages<Ferry> = { ...LOADED, next: 'gull', more: { ...AT_END, hasMore: true } };
const FAILURE = new RequestError({ type: 'SERVER', status: 500 });

type FerriesProps = Pick<PagedListProps<Ferry>, 'pages' | 'stale' | 'hideCountAtEnd' | 'href'>;
const Ferries = (props: FerriesProps) => (
  <PagedList
    {...props}
    failure="The ferries could not be loaded"
    skeleton={<SkeletonRows label="Loading the ferries" rows={3} height="16" />}
    empty={<EmptyState title="No ferries today">The piers are closed in a storm.</EmptyState>}
    loaded={(count) => `${count} ferries`}
    aria-label="Ferries"
  >
    {({ id, name, pier }) => (
      <LinkedRow key={id} to={`/ferries/${id}`} title={name}>
        Leaves from pier {pier}.
      </LinkedRow>
    )}
  </PagedList>
);

const meta: Meta<typeof Ferries> = { component: Ferries, args: { pages: LOADED } };
export default meta;
type Story = StoryObj<typeof Ferries>;

export const Loading: Story = {
  args: { pages: { ...LOADED, items: undefined, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the ferries' })).toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { pages: { ...LOADED, items: undefined, error: FAILURE } },
};
export const Empty: Story = {
  args: { pages: { ...LOADED, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No ferries today' })).toBeInTheDocument();
  },
};
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ferries' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 ferries');
  },
};
export const CompleteWithoutCount: Story = { args: { hideCountAtEnd: true } };
export const WithMore: Story = { args: { pages: LONGER } };
export const WithMoreAsALink: Story = {
  args: { pages: LONGER, href: (cursor) => `/ferries?after=${cursor}` },
  play: async ({ canvas }) => {
    const [next] = canvas.getAllByRole('link').slice(-1);
    await expect(next).toHaveAttribute('href', '/ferries?after=gull');
  },
};
export const LoadingMore: Story = {
  args: { pages: { ...LONGER, more: { ...LONGER.more, busy: true } } },
};
export const NextPageFailed: Story = {
  args: { pages: { ...LONGER, more: { ...LONGER.more, error: FAILURE } } },
};
export const BeingReplaced: Story = { args: { pages: { ...LOADED, busy: true } } };
export const NotUpToDate: Story = {
  args: { pages: { ...LOADED, error: FAILURE }, stale: 'The ferries are not up to date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The ferries are not up to date')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Ferries' })).toBeVisible();
  },
};
export const OtherLayout: Story = {
  render: ({ pages }) => (
    <PagedList
      pages={pages}
      failure="The ferries could not be loaded"
      skeleton={null}
      empty={null}
      loaded={(count) => `${count} ferries`}
      renderItems={(ferries) => <Panel>{ferries.map(({ name }) => name).join(', ')}</Panel>}
    />
  ),
};
export const Phone: Story = { args: { pages: LONGER }, globals: { viewport: { value: 'phone' } } };
