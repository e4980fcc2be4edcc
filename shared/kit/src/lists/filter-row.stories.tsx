import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { SearchField } from '../fields/search-field.tsx';
import { Select } from '../fields/select.tsx';
import { FilterRow } from './filter-row.tsx';

const meta: Meta<typeof FilterRow> = {
  component: FilterRow,
  args: {
    filtered: false,
    onClear: fn(),
    onSubmit: fn(),
    children: (
      <>
        <SearchField label="Search" labelled value="ferry" onSearch={fn()} />
        <Select
          label="Line"
          width="12rem"
          value="north"
          options={[{ value: 'north', label: 'North pier' }]}
          onValueChange={fn()}
        />
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof FilterRow>;

export const Unfiltered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Filtered: Story = {
  args: { filtered: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
