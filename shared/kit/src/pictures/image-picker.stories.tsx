import type { Media } from '@boardwalk/contracts';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ImagePicker } from './parts.tsx';

const svg = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z" fill="${colour}"/></svg>`)}#`;
const picture = (id: string, alt: string, colour: string) =>
  ({
    id,
    alt,
    name: `${id}.webp`,
    url: svg(colour),
    width: 1200,
    height: 900,
    focus: { x: 0.5, y: 0.5 },
    uploader: { username: 'nora' },
  }) as Media;
const LIBRARY = [picture('ferry', 'The last ferry', '#2a4a6b'), picture('pier', 'Pier 4 at dusk', '#c46a2b')];

/** Mocks the response to every call. */
const answering = (items: Media[]) => () => {
  const before = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ items, nextCursor: null });
  return () => {
    globalThis.fetch = before;
  };
};

const meta: Meta<typeof ImagePicker> = {
  component: ImagePicker,
  args: { open: true, onClose: fn(), onPick: fn() },
};
export default meta;
type Story = StoryObj<typeof ImagePicker>;

export const Library: Story = {
  beforeEach: answering(LIBRARY),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'The last ferry' }));
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'ferry' }));
  },
};
export const EmptyLibrary: Story = {
  beforeEach: answering([]),
  play: async ({ globals }) => {
    const text = globals.language === 'de' ? /Noch keine Bilder/ : /No pictures yet/;
    const shown = await screen.findByText(text);
    await waitFor(() => expect(shown).toBeVisible());
  },
};
