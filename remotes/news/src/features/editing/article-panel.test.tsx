import { Form, loadFields, loadForms } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { ArticlePanel } from './article-panel.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

function panel(open: boolean) {
  const onClose = vi.fn();
  const page = renderPage(
    <Form<Draft> defaultValues={EMPTY_DRAFT} guard={false}>
      {(form) => <ArticlePanel control={form.control} slug={undefined} open={open} onClose={onClose} />}
    </Form>,
    { answers: {} },
  );
  return { ...page, onClose };
}

it('scrolls by itself, and is closed by Escape from a field', async () => {
  const { findByRole, getByLabelText, user, onClose } = panel(true);
  const aside = await findByRole('complementary', { name: 'About this article' });
  expect(getComputedStyle(aside).overflowY).toBe('auto');
  getByLabelText('Summary').focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps its fields while it is closed, for the checklist', async () => {
  const { findByLabelText, queryByRole } = panel(false);
  expect(await findByLabelText('Summary')).toBeTruthy();
  expect(queryByRole('complementary')).toBeNull();
});
