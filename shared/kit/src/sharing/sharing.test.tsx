import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { CopyButton } from './copy-button.tsx';
import { CopyField } from './copy-field.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const refuseClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

it('copies the content of a field and confirms it', async () => {
  const { user } = renderInSite(<CopyField label="Token" value="bwk_1" />);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByText('Copied.');
  expect(await navigator.clipboard.readText()).toBe('bwk_1');
});

it('selects the content of a field that the browser does not copy', async () => {
  const { user } = renderInSite(<CopyField label="Settings" value={'A=1\nB=2'} />);
  refuseClipboard();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Settings' });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(field.selectionEnd).toBe(field.value.length);
  expect(screen.queryByText('Copied.')).toBeNull();
});

it('copies a text that is known only when the button is clicked', async () => {
  const { user } = renderInSite(<CopyButton text={() => 'https://city.test/a'} />);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('https://city.test/a');
});

it('copies the address of a page on a device without a share sheet', async () => {
  const { user } = renderInSite(<ShareButton title="Opening night" />);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
});

it('shares a page with the share sheet, and ignores that the user closed it', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  const { user } = renderInSite(<ShareButton title="Opening night" />);
  Object.assign(navigator, { share });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    title: 'Opening night',
    url: location.origin + location.pathname,
  });
});
