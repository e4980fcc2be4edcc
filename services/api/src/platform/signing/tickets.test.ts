import { readFileSync } from 'node:fs';
import { isSignedBy, publicKeySet, TICKET_ALGORITHM, ticketKeySchema } from '@boardwalk/contracts';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testSigningKey } from '../../../test/test-signing-key.ts';
import { MailedLinks } from './mailed-links.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';
import { Tickets } from './tickets.ts';

const schema = z.object({ kind: z.literal('test'), name: z.string(), expiresAt: z.string().optional() });
const expiresAt = new Date(Date.now() + 60_000).toISOString();
let signer: Signer;
let tickets: Tickets;
beforeAll(async () => {
  signer = new Signer(await readSigningKey((await testSigningKey()).file));
  tickets = new Tickets(signer);
});

it('are JWTs with the id of their key and their expiry', async () => {
  const ticket = { kind: 'test', name: 'Zoë ☂', expiresAt };
  const token = await tickets.issue(ticket);
  expect(token).toMatch(/^[\w.-]+$/);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: expect.stringMatching(/^[\w-]{10}$/) });
  expect(decodeJwt(token)).toEqual({ ...ticket, exp: Math.floor(Date.parse(expiresAt) / 1000) });
  expect(await tickets.read(schema, token)).toEqual(ticket);
});

it('are read after their expiry, and only as their own kind', async () => {
  const expired = { kind: 'test', name: 'x', expiresAt: '2026-01-01T00:00:00.000Z' };
  expect(await tickets.read(schema, await tickets.issue(expired))).toEqual(expired);
  expect(await tickets.read(schema, await tickets.issue({ ...expired, kind: 'other' }))).toBeUndefined();
});

it('have a separate key, which the key of release sets signs', async () => {
  const signedKey = await tickets.keyForGateways();
  expect(await isSignedBy(signedKey, [signer.publicKey])).toBe(true);
  const { kind, key } = ticketKeySchema.parse(JSON.parse(signedKey.payload));
  expect([kind, key === signer.publicKey]).toEqual(['ticket-key', false]);
  const token = await tickets.issue({ kind: 'test', name: 'x', expiresAt });
  const verifiedBy = (x: string) =>
    jwtVerify(token, createLocalJWKSet(publicKeySet([x])), { algorithms: [TICKET_ALGORITHM] });
  expect((await verifiedBy(key)).payload.kind).toBe('test');
  await expect(verifiedBy(signer.publicKey)).rejects.toThrow();
});

it('are rejected when the key of release sets or of links signed them', async () => {
  const { d, x } = JSON.parse(readFileSync((await testSigningKey()).file, 'utf8'));
  const setKey = await importJWK({ kty: 'OKP', crv: 'Ed25519', d, x }, 'EdDSA');
  const ticket = { kind: 'test', name: 'x', expiresAt };
  const bySets = new SignJWT(ticket).setProtectedHeader({ alg: 'EdDSA', kid: x.slice(0, 10) }).sign(setKey);
  expect(await tickets.read(schema, await bySets)).toBeUndefined();
  const links = new MailedLinks(signer);
  expect(await tickets.read(schema, await links.issue(ticket))).toBeUndefined();
  expect(await links.read(schema, await tickets.issue(ticket))).toBeUndefined();
});

it('are rejected when they are unsigned or malformed', async () => {
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const payload = Buffer.from('{"kind":"test","name":"x"}').toString('base64url');
  for (const wrong of ['', 'a', 'a.b', 'a.b.c.d', '!!!.b.c', '_____w.b.c', `${none}.${payload}.`])
    expect(await tickets.read(schema, wrong)).toBeUndefined();
});
