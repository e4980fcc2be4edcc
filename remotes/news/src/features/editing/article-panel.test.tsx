import { Form, loadFields, loadForms } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ArticlePanel } from './article-panel.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void };
};
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

it.each([
  ['has its full height in a window of usual height', 800, ''],
  ['stays in sight in a tall window', 1300, 'sticky'],
])('%s', async (_, height, position) => {
  happyDOM.setViewport({ width: 1280, height });
  const { findByRole } = renderPage(
    <Form<Draft> defaultValues={EMPTY_DRAFT} guard={false}>
      {(form) => <ArticlePanel control={form.control} slug={undefined} />}
    </Form>,
    { answers: {} },
  );
  const style = getComputedStyle(await findByRole('complementary', { name: 'About this article' }));
  expect(style.position).toBe(position);
  expect(style.overflowY === 'auto').toBe(position === 'sticky');
});
