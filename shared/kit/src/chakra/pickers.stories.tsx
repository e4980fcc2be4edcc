import { Portal } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen } from 'storybook/test';
import { Carousel, Combobox, TagsInput } from './forms.ts';

const meta: Meta = {};
export default meta;

export const Tags: StoryObj = {
  render: () => (
    <TagsInput.Root defaultValue={['ferry', 'night']}>
      <TagsInput.Label>Words for this notice</TagsInput.Label>
      <TagsInput.Control>
        <TagsInput.Items />
        <TagsInput.Input placeholder="Add a word" />
      </TagsInput.Control>
    </TagsInput.Root>
  ),
};

const DISTRICTS = [
  { value: 'harbour', label: 'Harbour' },
  { value: 'eastgate', label: 'Eastgate' },
];
export const Choice: StoryObj = {
  render: () => (
    <Combobox.Root items={DISTRICTS} openOnClick>
      <Combobox.Label>District</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input placeholder="Where is it?" />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            {DISTRICTS.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                {item.label}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'District' });
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Eastgate' }));
    await expect(input).toHaveValue('Eastgate');
  },
};

const SIGHTS = ['The lighthouse', 'The big wheel', 'The bridge'];
export const Sights: StoryObj = {
  render: () => (
    <Carousel.Root slideCount={SIGHTS.length} aria-label="Sights of Meridian" maxW="md">
      <Carousel.ItemGroup>
        {SIGHTS.map((sight, index) => (
          <Carousel.Item key={sight} index={index} p="10" bg="bg.subtle">
            {sight}
          </Carousel.Item>
        ))}
      </Carousel.ItemGroup>
      <Carousel.Control justifyContent="center" gap="4">
        <Carousel.PrevTrigger>Back</Carousel.PrevTrigger>
        <Carousel.NextTrigger>On</Carousel.NextTrigger>
      </Carousel.Control>
    </Carousel.Root>
  ),
};
