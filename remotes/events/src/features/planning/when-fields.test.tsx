import { Form, loadFields, loadForms, localDrafts } from '@boardwalk/kit';
import { renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { type EventValues, valuesOf } from '../../events/event-values.ts';
import { PLAN } from '../../testing/examples.ts';
import { WhenFields } from './when-fields.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

/** An event of two hours. */
const SAVED = valuesOf(PLAN);
/** Another version of it: three days later, for three hours. */
const OTHER: EventValues = { ...SAVED, startsAt: '2027-03-05T18:00', endsAt: '2027-03-05T21:00' };

const DRAFT = { area: 'events', id: PLAN.id, version: PLAN.version };

function WhenForm({ draft }: { draft?: typeof DRAFT }) {
  return (
    <Form<EventValues> defaultValues={SAVED} guard={false} draft={draft}>
      {(form) => (
        <>
          <WhenFields form={form} oneDate />
          <button type="button" onClick={() => form.reset(OTHER)}>
            Use the other version
          </button>
        </>
      )}
    </Form>
  );
}

async function renderForm(draft?: typeof DRAFT) {
  const page = renderPage(<WhenForm draft={draft} />, { answers: {} });
  const start = (await page.findByLabelText(/^Begins/)) as HTMLInputElement;
  return {
    ...page,
    start,
    end: () => (page.getByLabelText(/^Ends/) as HTMLInputElement).value,
    enterStart: async (local: string) => {
      await page.user.clear(start);
      await page.user.type(start, local);
    },
  };
}

it('keeps the duration when the start changes', async () => {
  const { end, enterStart } = await renderForm();
  await enterStart('2027-03-03T10:00');
  expect(end()).toBe('2027-03-03T12:00');
  await enterStart('2027-03-06T20:30');
  expect(end()).toBe('2027-03-06T22:30');
});

it('keeps the duration of another version that was put into the form', async () => {
  const { end, enterStart, getByRole, user } = await renderForm();
  await user.click(getByRole('button', { name: 'Use the other version' }));
  expect(end()).toBe('2027-03-05T21:00');
  await enterStart('2027-03-06T10:00');
  expect(end()).toBe('2027-03-06T13:00');
});

it('keeps the duration of a restored draft', async () => {
  localDrafts<EventValues>(DRAFT.area).write('auth0|kay', DRAFT.id, OTHER, DRAFT.version);
  const { end, enterStart, start } = await renderForm(DRAFT);
  await waitFor(() => expect(start.value).toBe('2027-03-05T18:00'));
  await enterStart('2027-03-06T10:00');
  expect(end()).toBe('2027-03-06T13:00');
});

it('names the days of the times, which browsers write in numbers', async () => {
  const { enterStart, findByText } = await renderForm();
  await enterStart('2027-03-06T23:00');
  await findByText('Saturday, March 6');
  await findByText('Sunday, March 7');
});
