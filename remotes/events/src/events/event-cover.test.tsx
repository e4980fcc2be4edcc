import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { EventCover } from './event-cover.tsx';

it.each([1.5, 4, 5])('shows the drawing of the category once in a band of %s to 1', (ratio) => {
  const { container } = renderPage(
    <EventCover cover={null} category="roleplay" sizes="6rem" ratio={ratio} />,
    {
      answers: {},
    },
  );
  expect(container.querySelectorAll('svg path')).toHaveLength(1);
});
