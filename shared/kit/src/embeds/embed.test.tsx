import { EMBEDS_META } from '@boardwalk/contracts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { Embed, loadEmbeds } from './parts.tsx';

const VIMEO = 'https://player.vimeo.com';
const film = <Embed title="The harbour" address="https://vimeo.com/12345678" />;
const reload = vi.fn();

/** Sets the document's allowed frame origins, as the gateway does. */
function allow(...origins: string[]): void {
  document.head.innerHTML =
    origins.length > 0 ? `<meta name="${EMBEDS_META}" content="${origins.join(' ')}">` : '';
}
const button = () => screen.findByRole('button', { name: /The harbour/ });
const frame = () => document.querySelector('iframe');

beforeAll(async () => {
  loadEmbeds();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  // happy-dom never loads frames.
  const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM;
  Object.assign(settings, { disableIframePageLoading: true });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockReset();
});
afterEach(() => allow());

it('loads nothing before a click, and names the site that will receive data', async () => {
  allow(VIMEO);
  const { container } = renderInSite(film);
  expect((await button()).textContent).toContain('Vimeo sees your IP address');
  expect(container.innerHTML).not.toContain('player.vimeo.com');
  expect(screen.getByRole('link', { name: /Open on Vimeo/ }).getAttribute('href')).toBe(
    'https://vimeo.com/12345678',
  );
  await expectAccessible();
});

it('opens a sandboxed frame by keyboard, and focuses it', async () => {
  allow('https://www.youtube-nocookie.com', VIMEO);
  const { user } = renderInSite(film);
  (await button()).focus();
  await user.keyboard('{Enter}');
  expect(frame()?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/12345678/);
  expect(frame()?.title).toBe('The harbour');
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/);
  expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(document.activeElement).toBe(frame());
  expect(reload).not.toHaveBeenCalled();
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

it('reloads the page if its CSP forbids the frame, and opens it there, once', async () => {
  const first = renderInSite(film);
  await first.user.click(await button());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(frame()).toBeNull();
  first.unmount();
  allow(VIMEO);
  const second = renderInSite(film);
  await vi.waitFor(() => expect(frame()?.src).toContain(VIMEO));
  second.unmount();
  renderInSite(film);
  await button();
  expect(frame()).toBeNull();
});

it('reports a page that may not show the frame at all, without another reload', async () => {
  const first = renderInSite(film);
  await first.user.click(await button());
  first.unmount();
  renderInSite(film);
  expect((await screen.findByRole('alert')).textContent).toContain('Try to open it on Vimeo.');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /Open on Vimeo/ })).toBeTruthy();
});

it("reports a frame that doesn't load, and retries", async () => {
  allow(VIMEO);
  renderInSite(film);
  const openButton = await button();
  vi.useFakeTimers();
  fireEvent.click(openButton);
  expect(frame()).toBeTruthy();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const again = frame();
  if (again) fireEvent.load(again);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(frame()).toBe(again);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reports a frame that the CSP blocks', async () => {
  allow(VIMEO);
  const { user } = renderInSite(film);
  await user.click(await button());
  const refuse = (blockedURI: string) =>
    act(
      () =>
        void document.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), {
            effectiveDirective: 'frame-src',
            blockedURI,
          }),
        ),
    );
  refuse('https://elsewhere.example');
  expect(frame()).toBeTruthy();
  refuse(VIMEO);
  expect(frame()).toBeNull();
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('shows any site with a given player', async () => {
  allow('https://maps.example.org');
  const player = { name: 'Example Maps', src: 'https://maps.example.org/frame' };
  const { user } = renderInSite(
    <Embed title="The pier" address="https://maps.example.org/pier" player={player} />,
  );
  await user.click(await screen.findByRole('button', { name: /Load from Example Maps/ }));
  expect(frame()?.src).toBe(player.src);
});
