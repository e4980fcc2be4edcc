import { Button } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../components/empty-state.tsx';
import { RequestError } from '../request/request-error.ts';
import type { DataColumn, DataTableProps } from './data-table-types.ts';
import { DataTable } from './parts.tsx';

interface Boat {
  id: string;
  name: string;
  cars: number;
}

const BOATS: Boat[] = [
  { id: 'queen', name: 'Meridian Queen', cars: 48 },
  { id: 'lamp', name: 'Lamplighter', cars: 20 },
  { id: 'gull', name: 'Grey Gull', cars: 6 },
];
const COLUMNS: DataColumn<Boat>[] = [
  { id: 'name', header: 'Boat', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'cars', header: 'Cars', cell: ({ cars }) => cars, sortBy: ({ cars }) => cars, align: 'end' },
];

const Boats = (props: DataTableProps<Boat>) => <DataTable {...props} />;
const meta: Meta<typeof Boats> = {
  component: Boats,
  args: {
    label: 'Boats',
    columns: COLUMNS,
    rows: BOATS,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    failure: 'The boats could not be loaded',
    empty: <EmptyState title="No boat">All of them are at sea.</EmptyState>,
  },
};
export default meta;
type Story = StoryObj<typeof Boats>;

export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Boat/ }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Grey Gull'));
  },
};
export const Choosing: Story = { args: { actions: () => <Button size="sm">Call them in</Button> } };
export const RowActions: Story = {
  args: {
    rowActions: ({ name }: Boat) => (
      <Button size="xs" aria-label={`Call ${name}`}>
        Call
      </Button>
    ),
  },
};
export const NoMatch: Story = {
  args: {
    rows: [],
    noMatch: { title: 'No boat matches', filters: { filtered: true, clearFilters: fn() } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.noMatch?.filters.clearFilters).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: undefined } };
export const Failing: Story = {
  args: {
    rows: undefined,
    error: new RequestError({ type: 'NETWORK', status: 0, interruption: 'network' }),
    onRetry: fn(),
  },
};
export const Phone: Story = {
  args: { actions: () => <Button size="sm">Call them in</Button> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Boats' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
