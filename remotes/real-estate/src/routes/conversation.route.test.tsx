import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { inquiry, message } from '../testing/deals.ts';
import { at, id, NORA, pageOf } from '../testing/examples.ts';
import ConversationRoute from './conversation.route.tsx';

// Like the loader of its route.
beforeAll(() => Promise.all([loadFields(), loadForms()]));

const page = (answers: Answers = {}) => {
  answers['GET /api/inquiries/:id'] ??= inquiry();
  answers['GET /api/inquiries/:id/messages'] ??= {
    items: [message({ id: id(92), author: NORA, mine: false, text: 'It is.', at: at(-0.5) }), message()],
    nextCursor: null,
  };
  answers['POST /api/inquiries/:id/read'] ??= undefined;
  return renderPage(<ConversationRoute />, { answers });
};

it('shows the participants, the property, and the messages, oldest first', async () => {
  const { findByRole, getByRole, container } = page();
  await findByRole('heading', { level: 1, name: 'Nora Quayle' });
  const log = within(await findByRole('log', { name: 'Messages' }));
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Is the mooring included?'),
    expect.stringContaining('It is.'),
  ]);
  getByRole('link', { name: 'Flat above the ferry hall' });
  await expectAccessible(container);
});

it('sends a message, and keeps the text if it can’t be sent', async () => {
  const answers: Answers = { 'POST /api/inquiries/:id/messages': 503 };
  const { findByLabelText, findByRole, findByText, calls, user } = page(answers);
  const field = (await findByLabelText(/Your message/)) as HTMLTextAreaElement;
  await user.type(field, 'Thank you.');
  await user.click(await findByRole('button', { name: 'Send' }));
  await findByText(/What you wrote is kept/);
  expect(field.value).toBe('Thank you.');
  answers['POST /api/inquiries/:id/messages'] = message({ id: id(93), text: 'Thank you.' });
  await user.click(await findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(calls.filter(({ endpoint }) => endpoint.startsWith('POST '))[0]?.body).toEqual({
    text: 'Thank you.',
  });
});

it('marks the other side’s messages as read, once', async () => {
  const { findByRole, calls } = page({ 'GET /api/inquiries/:id': inquiry({ unread: true }) });
  await findByRole('log');
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/read'))).toBe(true));
  expect(calls.filter(({ endpoint }) => endpoint.endsWith('/read'))).toHaveLength(1);
});

it('accepts no messages once it is closed', async () => {
  const { findByText, queryByLabelText } = page({ 'GET /api/inquiries/:id': inquiry({ open: false }) });
  await findByText(/This conversation is closed/);
  expect(queryByLabelText(/Your message/)).toBeNull();
});

it('loads earlier messages above', async () => {
  const answers: Answers = {
    'GET /api/inquiries/:id/messages': { items: [message()], nextCursor: 'earlier' },
  };
  const { findByRole, findByText, user } = page(answers);
  const button = await findByRole('button', { name: 'Earlier messages' });
  answers['GET /api/inquiries/:id/messages'] = pageOf(message({ id: id(90), text: 'Good evening.' }));
  await user.click(button);
  await findByText('Good evening.');
});

it('shows a missing conversation, and a failure', async () => {
  await page({ 'GET /api/inquiries/:id': 404 }).findByText('Conversation not found');
  await page({ 'GET /api/inquiries/:id': 503 }).findByText('The conversation could not be loaded');
  await page({ 'GET /api/inquiries/:id/messages': 503 }).findByText('The messages could not be loaded');
});
