import { Button, Portal } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, waitFor } from 'storybook/test';
import { CloseButton } from '../components/close-button.tsx';
import { DialogContent } from '../overlays/dialog-content.tsx';
import { Dialog, Drawer, Menu, Popover } from './overlays.ts';

const meta: Meta = {};
export default meta;

export const OpenDialog: StoryObj = {
  render: () => (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Buy a ticket</Button>
      </Dialog.Trigger>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>One crossing</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>Eastgate and back, until midnight.</Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy a ticket' }));
    const shown = await screen.findByRole('dialog', { name: 'One crossing' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const OpenDrawer: StoryObj = {
  render: () => (
    <Drawer.Root placement="end">
      <Drawer.Trigger asChild>
        <Button>Timetable</Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Night ferries</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>22:00, 23:00, 24:00.</Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Timetable' }));
    const shown = await screen.findByRole('dialog', { name: 'Night ferries' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const OpenMenu: StoryObj = {
  render: () => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button variant="outline">Pier 4</Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="map">Show on the map</Menu.Item>
            <Menu.Item value="boats">Boats that lie there</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pier 4' }));
    const shown = await screen.findByRole('menuitem', { name: 'Show on the map' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const OpenPopover: StoryObj = {
  render: () => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="outline">Tide</Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Body>
              <Popover.Title>High water</Popover.Title>
              At 19:40, two metres.
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tide' }));
    const shown = await screen.findByRole('dialog', { name: 'High water' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
