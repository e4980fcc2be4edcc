import { Button, Text } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react';
import { Page } from './page.tsx';

const meta: Meta<typeof Page> = { component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

export const WithBackLink: Story = {
  args: {
    title: 'Night ferry',
    back: { to: '/ferries', label: 'Ferries' },
    action: (
      <>
        <Button variant="outline">Timetable</Button>
        <Button colorPalette="sodium">Book</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Whole: Story = {
  args: {
    title: 'Harbour notices',
    lead: 'What changes on the water this week.',
    action: <Button>Write a notice</Button>,
    children: <Text>The night ferry to Eastgate leaves ten minutes later until Sunday.</Text>,
  },
};
export const HeadingAlone: Story = { args: { title: 'Lost property' } };
