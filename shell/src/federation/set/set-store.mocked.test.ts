import { keyIdOf, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../telemetry.ts', () => ({ report: () => {} }));
vi.mock('./fetch-set.ts', () => ({ fetchSet: () => fetchSet() }));

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const publicKey = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
vi.stubGlobal('boardwalkReleaseKeys', [publicKey]);
vi.stubGlobal('__KIT_VERSION__', '1.0.0');

async function signed(seq: number, more: Partial<ReleaseSet> = {}): Promise<SignedText> {
  const payload = JSON.stringify({
    id: `s${seq}`,
    registry: 'r',
    seq,
    channel: 'live',
    expiresAt: soon(),
    remotes: [],
    ...more,
  });
  const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(payload));
  return { payload, key: keyIdOf(publicKey), signature: base64url(signature) };
}
const soon = () => new Date(Date.now() + 60_000).toISOString();
const previewed = (seq: number) =>
  signed(seq, { channel: 'preview', preview: { name: 'news', version: '2', expiresAt: soon() } });

let fetchSet = vi.fn<() => Promise<SignedText>>();
let releaseSets: typeof import('./set-store.ts').releaseSets;
beforeEach(async () => {
  fetchSet = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  ({ releaseSets } = await import('./set-store.ts'));
  await releaseSets.open(await signed(1));
});
const seq = () => releaseSets.current()?.seq;

describe('a navigation', () => {
  it('fetches nothing unless a newer set was announced', async () => {
    releaseSets.announce(1);
    await releaseSets.cross();
    expect(fetchSet).not.toHaveBeenCalled();
  });

  it('fetches again if the result is older than the announced set', async () => {
    releaseSets.announce(3);
    fetchSet.mockResolvedValueOnce(await signed(2)).mockResolvedValueOnce(await signed(3));
    await releaseSets.cross();
    expect(seq()).toBe(2);
    await releaseSets.cross();
    expect(seq()).toBe(3);
    await releaseSets.cross();
    expect(fetchSet).toHaveBeenCalledTimes(2);
  });

  it('keeps an announcement that arrives while it is fetching', async () => {
    releaseSets.announce(2);
    const answer = Promise.withResolvers<SignedText>();
    fetchSet.mockReturnValueOnce(answer.promise).mockResolvedValueOnce(await signed(3, { channel: 'staff' }));
    const crossing = releaseSets.cross();
    releaseSets.expectAnother();
    answer.resolve(await signed(2));
    await crossing;
    await releaseSets.cross();
    expect(releaseSets.current()).toMatchObject({ seq: 3, channel: 'staff' });
  });

  it('fetches another set until it has one, newer or not', async () => {
    releaseSets.expectAnother();
    fetchSet
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce(await signed(1, { id: 'staff', channel: 'staff' }));
    await releaseSets.cross();
    await releaseSets.cross();
    await releaseSets.cross();
    expect(releaseSets.current()?.channel).toBe('staff');
    expect(fetchSet).toHaveBeenCalledTimes(2);
  });

  it("doesn't replace a preview that began meanwhile", async () => {
    releaseSets.announce(2);
    const answer = Promise.withResolvers<SignedText>();
    fetchSet.mockReturnValueOnce(answer.promise);
    const crossing = releaseSets.cross();
    await releaseSets.preview(await previewed(1));
    answer.resolve(await signed(2));
    await crossing;
    expect(releaseSets.current()?.channel).toBe('preview');
  });

  it('accepts no older set, even in a browser without storage', async () => {
    releaseSets.announce(9);
    fetchSet.mockResolvedValueOnce(await signed(5)).mockResolvedValueOnce(await signed(4));
    await releaseSets.cross();
    await releaseSets.cross();
    expect(seq()).toBe(5);
  });
});

it('rejects a preview as a regular set', async () => {
  await releaseSets.open(await signed(7));
  fetchSet.mockResolvedValue(await previewed(3));
  releaseSets.announce(8);
  await releaseSets.cross();
  expect(releaseSets.current()).toMatchObject({ seq: 7, channel: 'live' });
  await releaseSets.open(await previewed(3));
  expect(releaseSets.current()).toMatchObject({ seq: 7, channel: 'live' });
  await expect(releaseSets.preview(await signed(9))).rejects.toMatchObject({ refusal: 'misplaced' });
});

describe('a device whose clock is fast by more than a day', () => {
  const DAY_MS = 25 * 3_600_000;

  it('uses the page’s set once the gateway has stated the time', async () => {
    vi.resetModules();
    const { clock } = await import('@boardwalk/kit');
    ({ releaseSets } = await import('./set-store.ts'));
    const now = Date.now();
    const set = await signed(5);
    vi.useFakeTimers({ now: now + DAY_MS, toFake: ['Date'] });
    fetchSet.mockImplementation(async () => {
      clock.note(new Response(null, { headers: { date: new Date(now).toUTCString() } }));
      return set;
    });
    await releaseSets.open(set);
    vi.useRealTimers();
    clock.reset();
    expect(seq()).toBe(5);
    expect(releaseSets.refusal()).toBeUndefined();
  });

  it('still rejects a set that has expired by the server’s time', async () => {
    vi.resetModules();
    ({ releaseSets } = await import('./set-store.ts'));
    const old = await signed(5, { expiresAt: new Date(Date.now() - DAY_MS).toISOString() });
    fetchSet.mockResolvedValue(old);
    await releaseSets.open(old);
    expect(seq()).toBeUndefined();
    expect(releaseSets.refusal()).toBe('expired');
  });
});
