import { HStack } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Checkbox, Progress, RadioCard, Switch, Tabs } from './forms.ts';

const meta: Meta = {};
export default meta;

export const Check: StoryObj = {
  render: () => (
    <Checkbox.Root>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>I have a boat licence</Checkbox.Label>
    </Checkbox.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'I have a boat licence' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const OnOrOff: StoryObj = {
  render: () => (
    <Switch.Root colorPalette="tide">
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
      <Switch.Label>Tell me about fog</Switch.Label>
    </Switch.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('checkbox', { name: 'Tell me about fog' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};
export const Cards: StoryObj = {
  render: () => (
    <RadioCard.Root defaultValue="ferry">
      <RadioCard.Label>How do you cross the bay?</RadioCard.Label>
      <HStack align="stretch">
        {['ferry', 'bridge'].map((way) => (
          <RadioCard.Item key={way} value={way}>
            <RadioCard.ItemHiddenInput />
            <RadioCard.ItemControl>
              <RadioCard.ItemText>{way === 'ferry' ? 'By ferry' : 'Over the bridge'}</RadioCard.ItemText>
              <RadioCard.ItemIndicator />
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </HStack>
    </RadioCard.Root>
  ),
};
export const TabsOfADistrict: StoryObj = {
  render: () => (
    <Tabs.Root defaultValue="streets">
      <Tabs.List>
        <Tabs.Trigger value="streets">Streets</Tabs.Trigger>
        <Tabs.Trigger value="piers">Piers</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="streets">Harbour Street, Lamp Row.</Tabs.Content>
      <Tabs.Content value="piers">Piers 1 to 6.</Tabs.Content>
    </Tabs.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Piers' }));
    await expect(canvas.getByText('Piers 1 to 6.')).toBeVisible();
  },
};
export const HowFar: StoryObj = {
  render: () => (
    <Progress.Root value={40}>
      <Progress.Label mb="2">Cars on board</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  ),
};
