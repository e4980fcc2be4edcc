import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { MapMarks } from './map-marks.tsx';

const meta: Meta<typeof MapMarks> = {
  component: MapMarks,
  args: {
    width: 300,
    height: 200,
    label: 'Places on the map',
    marks: [
      {
        id: 'quay',
        kind: 'place',
        x: 90,
        y: 60,
        label: 'Lantern Quay',
        text: 'Lantern Quay',
        shortText: '1',
        to: '/quay',
      },
      {
        id: 'race',
        kind: 'event',
        x: 200,
        y: 120,
        label: 'Tug race, tonight at Pier 9',
        text: '★',
        to: '/events/1',
      },
      { id: 'homes', kind: 'listing', x: 90, y: 150, label: '4 homes on the market', text: '4' },
    ],
    children: (
      <chakra.svg viewBox="0 0 300 200" display="block" width="100%" bg="bg.muted" aria-hidden>
        <path d="M0 110C80 90 160 130 300 100V200H0z" fill="currentColor" opacity="0.2" />
      </chakra.svg>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof MapMarks>;

export const WithLinks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lantern Quay' })).toHaveAttribute('href', '/quay');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: '4 homes on the market' })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
