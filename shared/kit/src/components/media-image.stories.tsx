import { Box } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { MediaImage } from './media-image.tsx';

const meta: Meta<typeof MediaImage> = {
  component: MediaImage,
  decorators: [
    (Story) => (
      <Box maxW="22rem">
        <Story />
      </Box>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MediaImage>;

const FERRY = {
  mediaId: '00000000-0000-4000-8000-000000000001',
  alt: 'The ferry at Pier 4',
  width: 1_600,
  height: 900,
  focus: { x: 0.25, y: 0.5 },
};

export const InItsOwnShape: Story = {
  args: { picture: FERRY, sizes: '22rem' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'The ferry at Pier 4' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture.getAttribute('srcset')).toContain(`${FERRY.mediaId}?w=320 320w`);
  },
};
export const CutAndSeenAtOnce: Story = {
  args: { picture: FERRY, sizes: '22rem', ratio: 1, first: true, borderRadius: 'md' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

/** In a lightbox: with its own brightness in the dark theme as well. */
export const OnItsOwn: Story = {
  args: { picture: FERRY, sizes: '22rem', dimmed: false },
};
