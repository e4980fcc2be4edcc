import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { IdentitiesService } from '../identities.service.ts';
import { WhitelistRepository } from './whitelist.repository.ts';
import { WhitelistService } from './whitelist.service.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
const whitelist = (on = api) => on.get(WhitelistService);
async function member(name: string) {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  const id = `auth0|${name}`;
  const link = (subject: string, on = api) =>
    on
      .get(IdentitiesService)
      .link(
        { id, fullName: name, username: name },
        { provider: subject.startsWith('discord') ? 'discord' : 'game', subject, name },
      );
  return { id, token, link };
}
const allowed = async () => (await whitelist().allowed()).identifiers;

it('is granted and revoked once, and returns whether it changed', async () => {
  const { id, link } = await member('ann');
  await link('license:ann');
  expect([await whitelist().grant(id), await whitelist().grant(id)]).toEqual([true, false]);
  expect(await allowed()).toContain('license:ann');
  expect([await whitelist().revoke(id), await whitelist().revoke(id)]).toEqual([true, false]);
  expect(await allowed()).not.toContain('license:ann');
});

it('follows the accounts that a member links and unlinks', async () => {
  const { id, token, link } = await member('ben');
  await whitelist().grant(id);
  await link('license:ben');
  await link('discord:11');
  expect(await allowed()).toEqual(expect.arrayContaining(['license:ben', 'discord:11']));
  await link('license:ben2');
  expect(await allowed()).toContain('license:ben2');
  expect(await allowed()).not.toContain('license:ben');
  await api.call('DELETE /api/identities/discord', { token });
  expect(await allowed()).not.toContain('discord:11');
});

it('moves an account to another member', async () => {
  const [cleo, dan] = [await member('cleo'), await member('dan')];
  await cleo.link('license:shared');
  await whitelist().grant(cleo.id);
  await api.call('DELETE /api/identities/game', { token: cleo.token });
  await dan.link('license:shared');
  expect(await allowed()).not.toContain('license:shared');
  await whitelist().grant(dan.id);
  expect(await allowed()).toContain('license:shared');
  await whitelist().revoke(cleo.id);
  expect(await allowed()).toContain('license:shared');
});

it('removes the accounts of deleted members', async () => {
  const { id, link } = await member('eve');
  await link('license:eve');
  await whitelist().grant(id);
  await api.database.sql('DELETE FROM users WHERE id = $1', [id]);
  const { seq } = await whitelist().allowed();
  await (whitelist() as unknown as { write(): Promise<void> }).write();
  expect(await allowed()).not.toContain('license:eve');
  expect(await whitelist().changesSince(seq, 10)).toMatchObject([
    { identifier: 'license:eve', allowed: false },
  ]);
});

it('misses nothing when a member is granted while an account is linked', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id, link } = await member(`race${round}`);
    await Promise.all([link(`license:race${round}`), whitelist(other).grant(id)]);
    expect(await allowed()).toContain(`license:race${round}`);
  }
});

it('is read without gaps by a cursor during concurrent writes', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, (_, place) => member(`crowd${place}`)));
  for (const [place, { link }] of members.entries()) await link(`license:crowd${place}`);
  const repository = api.get(WhitelistRepository);
  let cursor = (await whitelist().allowed()).seq;
  const state = new Map<string, boolean>();
  let isWriting = true;
  const read = async () => {
    const changes = await repository.findChanges(cursor, 7);
    for (const { identifier, allowed: isAllowed, seq } of changes) {
      expect(seq).toBeGreaterThan(cursor);
      cursor = seq;
      state.set(identifier, isAllowed);
    }
    return changes.length;
  };
  const reading = (async () => {
    while (isWriting) await read();
  })();
  await Promise.all(
    members.map(async ({ id }, place) => {
      const on = whitelist(place % 2 ? api : other);
      await on.grant(id);
      await on.revoke(id);
      if (place % 3 === 0) await on.grant(id);
    }),
  );
  isWriting = false;
  await reading;
  while ((await read()) > 0);
  const wanted = members.map((_, place) => [`license:crowd${place}`, place % 3 === 0] as const);
  expect([...state].sort()).toEqual([...wanted].sort());
});
