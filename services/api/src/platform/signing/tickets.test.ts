import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testSigningKey } from '../../../test/test-signing-key.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';
import { Tickets } from './tickets.ts';

const schema = z.object({ kind: z.literal('test'), name: z.string(), expiresAt: z.string().optional() });
let signer: Signer;
let tickets: Tickets;
beforeAll(async () => {
  signer = new Signer(await readSigningKey((await testSigningKey()).file));
  tickets = new Tickets(signer);
});

/** A ticket as it was issued before tickets were JWTs. */
async function former(ticket: object): Promise<string> {
  const { payload, key, signature } = await signer.sign(JSON.stringify(ticket));
  return `${Buffer.from(payload).toString('base64url')}.${key}.${signature}`;
}

it('are JWTs that name their key and end when they say', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  const ticket = { kind: 'test', name: 'Zoë ☂', expiresAt };
  const token = await tickets.issue(ticket);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: signer.publicKey.slice(0, 10) });
  expect(decodeJwt(token)).toEqual({ ...ticket, exp: Math.floor(Date.parse(expiresAt) / 1000) });
  expect(await tickets.read(schema, token)).toEqual(ticket);
  expect(decodeJwt(await tickets.issue({ kind: 'test', name: 'x' }))).toEqual({ kind: 'test', name: 'x' });
});

it('are read when they have expired, for whoever says so, and only as what they are', async () => {
  const expired = { kind: 'test', name: 'x', expiresAt: '2026-01-01T00:00:00.000Z' };
  expect(await tickets.read(schema, await tickets.issue(expired))).toEqual(expired);
  expect(await tickets.read(schema, await tickets.issue({ ...expired, kind: 'other' }))).toBeUndefined();
});

it('are read in the form that letters were sent with, if this site signed them', async () => {
  const ticket = { kind: 'test', name: 'Zoë ☂' };
  const token = await former(ticket);
  expect(await tickets.read(schema, token)).toEqual(ticket);
  const [text, key, signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...ticket, name: 'other' })).toString('base64url');
  for (const wrong of [`${other}.${key}.${signature}`, `${text}.other.${signature}`, `${text}.${key}.c2ln`])
    expect(await tickets.read(schema, wrong)).toBeUndefined();
});

it('are nothing when they are unsigned or rubbish', async () => {
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const payload = Buffer.from('{"kind":"test","name":"x"}').toString('base64url');
  for (const wrong of ['', 'a', 'a.b', 'a.b.c.d', '!!!.b.c', '_____w.b.c', `${none}.${payload}.`])
    expect(await tickets.read(schema, wrong)).toBeUndefined();
});
