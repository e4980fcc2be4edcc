import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { Form, loadFields, loadForms, type UseFormReturn } from '@boardwalk/kit';
import { renderPage } from '@boardwalk/kit/testing';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Draft } from './draft.ts';
import { TitleField } from './title-field.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const onEnter = () => {};

function Page({ form }: { form: UseFormReturn<Draft> }) {
  const [saves, setSaves] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setSaves(saves + 1)}>
        Saved {saves}
      </button>
      <TitleField control={form.control} onEnter={onEnter} />
    </>
  );
}

it('isn’t rendered when the state of saving changes', async () => {
  const { findByRole, user } = renderPage(
    <Form<Draft> defaultValues={{ title: 'The ferry' } as Draft} guard={false}>
      {(form) => <Page form={form} />}
    </Form>,
    { answers: {} },
  );
  const field = await findByRole('textbox', { name: 'Headline' });
  // Read on each rendering.
  const { title } = ARTICLE_LIMITS;
  const limit = vi.spyOn(ARTICLE_LIMITS, 'title', 'get').mockReturnValue(title);
  await user.click(await findByRole('button', { name: 'Saved 0' }));
  await findByRole('button', { name: 'Saved 1' });
  expect(limit).not.toHaveBeenCalled();
  await user.type(field, '!');
  expect(limit).toHaveBeenCalled();
  limit.mockRestore();
});
