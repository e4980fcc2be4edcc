import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { Embed } from './parts.tsx';

const meta: Meta<typeof Embed> = {
  component: Embed,
  args: { title: 'The harbour at night', address: 'https://vimeo.com/12345678' },
};
export default meta;
type Story = StoryObj<typeof Embed>;

export const Video: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithAPicture: Story = {
  args: {
    poster:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23123" d="M0 0h16v9H0z"/%3E%3Cpath fill="%23f6a821" d="M2 7h12v1H2z"/%3E%3C/svg%3E',
  },
};

export const AnotherSite: Story = {
  args: {
    title: 'Map of the pier',
    address: 'https://maps.example.org/pier',
    player: { name: 'Example Maps', src: 'https://maps.example.org/frame/pier' },
    aspectRatio: 4 / 3,
  },
};

/** A URL without a player. */
export const Failed: Story = {
  args: { address: 'https://vimeo.com/about' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeInTheDocument();
  },
};
