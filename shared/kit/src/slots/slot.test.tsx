import {
  type CurrentUser,
  type Release,
  type RemoteSlot,
  type SiteConfiguration,
  USUAL_PARTS,
} from '@boardwalk/contracts';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../state/auth-store.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { loadSlots, Slot } from './slot.tsx';
import {
  defineSlotFiller,
  type SlotFiller,
  type SlotFillerDefinition,
  type SlotSource,
  SlotSourceContext,
} from './slot-source.ts';

/** Reports that every observed element is in view, unless `isInView` is false. */
let isInView = true;
let arrive: (() => void)[] = [];
class FakeObserver {
  readonly #report: () => void;
  constructor(notify: IntersectionObserverCallback) {
    this.#report = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {
    if (isInView) this.#report();
    else arrive.push(this.#report);
  }
  disconnect() {}
}

// As the shell does it for a release set with components.
beforeAll(() => loadSlots().then(() => {}));
beforeEach(() => {
  isInView = true;
  arrive = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  useAuthStore.getState().clear();
});
afterEach(() => vi.unstubAllGlobals());

const EVENT_ID = '00000000-0000-4000-8000-000000000001';
const filler = (remote: string, change: Partial<RemoteSlot> = {}): SlotFiller => ({
  slot: 'event.page.aside',
  module: './poll',
  height: { base: 160, md: 200 },
  remote,
  release: { name: remote, version: '1', container: `${remote}_1` } as Release,
  ...change,
});
const shows = (text: string): SlotFillerDefinition =>
  defineSlotFiller({ Component: (props) => <p>{`${text} ${JSON.stringify(props)}`}</p> });

/** Renders the slot of an event page. @param definitions what each remote brings; a rejection can't be loaded. */
function slotWith(
  fillers: SlotFiller[],
  definitions: Record<string, SlotFillerDefinition | Error> = {},
  slots: SiteConfiguration['slots'] = [],
) {
  const source = {
    fillers: () => fillers,
    load: vi.fn(({ remote }: SlotFiller) => {
      const definition = definitions[remote] ?? shows(remote);
      return definition instanceof Error ? Promise.reject(definition) : Promise.resolve(definition);
    }),
    rendered: vi.fn(),
    failed: vi.fn(),
  } satisfies SlotSource;
  const rendered = renderInSite(
    <SlotSourceContext value={source}>
      <main>
        <Slot name="event.page.aside" props={{ eventId: EVENT_ID }} fallback={<p>Nothing here</p>} />
      </main>
    </SlotSourceContext>,
    '/here',
    { ...USUAL_PARTS, slots } as unknown as SiteConfiguration,
  );
  const texts = () => [...rendered.container.querySelectorAll('[data-slot] p')].map((one) => one.textContent);
  const boxes = () => rendered.container.querySelectorAll('[data-slot]');
  return { ...rendered, source, texts, boxes };
}

const placed = (remote: string, on = true): SiteConfiguration['slots'][number] => ({
  slot: 'event.page.aside',
  remote,
  module: './poll',
  on,
});

it('renders the components with the props of the slot, in the owner’s order, without those that are off', async () => {
  const { texts, boxes, source } = slotWith([filler('alpha'), filler('beta'), filler('gamma')], {}, [
    placed('gamma'),
    placed('alpha', false),
  ]);
  expect(boxes()).toHaveLength(2);
  const props = JSON.stringify({ eventId: EVENT_ID });
  await waitFor(() => expect(texts()).toEqual([`gamma ${props}`, `beta ${props}`]));
  await waitFor(() => expect(source.rendered).toHaveBeenCalledTimes(2));
  expect(source.load.mock.calls.map(([{ remote }]) => remote).sort()).toEqual(['beta', 'gamma']);
});

it('renders at most three components', () => {
  const { boxes } = slotWith(['alpha', 'beta', 'gamma', 'delta'].map((remote) => filler(remote)));
  expect(boxes()).toHaveLength(3);
});

it('renders only the fallback, and loads nothing, if no component fills the slot', () => {
  const { getByText, boxes, source } = slotWith([filler('alpha', { slot: 'property.page.aside' })]);
  expect(getByText('Nothing here')).toBeTruthy();
  expect(boxes()).toHaveLength(0);
  expect(source.load).not.toHaveBeenCalled();
});

it('leaves the box of a component that throws empty, and reports it for its remote', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = defineSlotFiller({
    Component: () => {
      throw new Error('The poll is broken');
    },
  });
  const { texts, boxes, source } = slotWith([filler('alpha'), filler('beta')], { alpha: broken });
  await waitFor(() => expect(texts()).toHaveLength(1));
  await waitFor(() => expect(source.failed).toHaveBeenCalledOnce());
  expect(source.failed.mock.calls[0]?.[0].remote).toBe('alpha');
  expect(boxes()).toHaveLength(2);
  expect(boxes()[0]?.textContent).toBe('');
  quiet.mockRestore();
});

it('leaves the box of a component that can’t be loaded empty, and reports it', async () => {
  const lost = new Error('The file is lost');
  const { boxes, source } = slotWith([filler('alpha')], { alpha: lost });
  await waitFor(() => expect(source.failed).toHaveBeenCalledExactlyOnceWith(expect.anything(), lost));
  expect(boxes()).toHaveLength(1);
  expect(boxes()[0]?.textContent).toBe('');
});

it('reserves the declared height before anything is loaded, and loads near the visible part only', async () => {
  isInView = false;
  const { boxes, source, texts } = slotWith([filler('alpha')]);
  const box = boxes()[0] as HTMLElement;
  await waitFor(() => expect(arrive).not.toHaveLength(0));
  expect(source.load).not.toHaveBeenCalled();
  const styles = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const own = styles.filter((rule) => [...box.classList].some((name) => rule.includes(name))).join(' ');
  expect(own).toContain('10rem');
  expect(own).toContain('12.5rem');
  act(() => {
    for (const each of arrive) each();
  });
  await waitFor(() => expect(texts()).toHaveLength(1));
});

it('shows components for members and for holders of a permission to them only', async () => {
  const fillers = [
    filler('alpha', { access: 'members' }),
    filler('beta', { access: { permission: 'beta.manage' } }),
    filler('gamma', { access: { permission: 'events.publish' } }),
  ];
  const visitor = slotWith(fillers);
  expect(visitor.boxes()).toHaveLength(0);
  expect(visitor.source.load).not.toHaveBeenCalled();
  visitor.unmount();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        id: 'auth0|kay',
        permissions: ['events.publish'],
        remotePermissions: ['beta.manage'],
        account: { state: 'active', until: null, reason: null },
        roles: ['USER'],
      } as unknown as CurrentUser),
    ),
  );
  useAuthStore.getState().setToken('token');
  useAuthStore.getState().setUser({
    id: 'auth0|kay',
    email: '',
    fullName: 'Kay',
    username: 'kay',
    avatarUrl: null,
    roles: ['USER'],
  });
  const member = slotWith(fillers);
  expect(member.boxes()).toHaveLength(1);
  await waitFor(() => expect(member.boxes()).toHaveLength(3));
});

it('reserves the space for members while the session is loading, and loads nothing', async () => {
  useAuthStore.getState().setLoading(true);
  const { boxes, source } = slotWith([filler('alpha', { access: 'members' })]);
  expect(boxes()).toHaveLength(1);
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(source.load).not.toHaveBeenCalled();
});
