// @vitest-environment happy-dom
import type { Media } from '@boardwalk/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadFields } from '../chakra/forms.ts';
import { overlays } from '../chakra/overlays.ts';
import { RequestError } from '../request/request-error.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { ImagePicker, loadPictures } from './parts.tsx';

const upload = vi.hoisted(() => vi.fn());
const call = vi.hoisted(() => vi.fn());
vi.mock('../request/upload.ts', () => ({ upload }));
vi.mock('../request/call.ts', async (original) => ({ ...(await original<object>()), call }));

const picture = (id: string, alt: string) =>
  ({
    id,
    alt,
    name: `${id}.webp`,
    url: `/api/media/${id}`,
    width: 1200,
    height: 800,
    focus: { x: 0.5, y: 0.5 },
    uploader: { username: 'ana' },
  }) as Media;

beforeAll(async () => {
  loadFields();
  loadPictures();
  await overlays.load();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  upload.mockReset();
  call.mockImplementation(async (_key, { query }: { query: { search: string } }) => ({
    items: [picture('ferry', 'The last ferry'), picture('pier', 'A pier')].filter(({ alt }) =>
      alt.includes(query.search),
    ),
    nextCursor: null,
  }));
});

it('finds a picture of the library and passes it to the caller', async () => {
  const onPick = vi.fn();
  const { user } = renderInSite(<ImagePicker open onClose={() => {}} onPick={onPick} />);
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  expect(await within(dialog).findByRole('button', { name: 'A pier' })).toBeTruthy();
  await expectAccessible(dialog);
  await user.type(within(dialog).getByRole('searchbox', { name: 'Search the pictures' }), 'ferry');
  await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'A pier' })).toBeNull());
  await user.click(await within(dialog).findByRole('button', { name: 'The last ferry' }));
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'ferry' }));
});

it('passes on an uploaded picture, and shows why an upload was rejected', async () => {
  const onPick = vi.fn();
  const { user } = renderInSite(<ImagePicker open onClose={() => {}} onPick={onPick} />);
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  upload.mockRejectedValueOnce(
    new RequestError({ type: 'VALIDATION', status: 422, serverMessage: 'This is no picture.' }),
  );
  await user.upload(input, file);
  expect((await within(dialog).findByRole('alert')).textContent).toBe('This is no picture.');
  upload.mockResolvedValueOnce(picture('new', ''));
  await user.upload(input, file);
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'new' })));
  expect(upload.mock.lastCall?.[0]).toBe('/api/media?name=new.png');
});

it('renders nothing while it is closed', () => {
  renderInSite(<ImagePicker open={false} onClose={() => {}} onPick={() => {}} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
