import { readFileSync } from 'node:fs';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testSigningKey } from '../../../test/test-signing-key.ts';
import { MailedLinks } from './mailed-links.ts';
import { Signer } from './signer.ts';
import { readSigningKey } from './signing-key.ts';

const schema = z.object({ kind: z.literal('test'), name: z.string() });
const link = { kind: 'test', name: 'Zoë ☂' };
let signer: Signer;
let links: MailedLinks;
beforeAll(async () => {
  signer = new Signer(await readSigningKey((await testSigningKey()).file));
  links = new MailedLinks(signer);
});

it('never expire, and are read only as their own kind', async () => {
  const token = await links.issue(link);
  expect(token).toMatch(/^[\w.-]+$/);
  expect([decodeProtectedHeader(token), decodeJwt(token)]).toEqual([{ alg: 'HS256' }, link]);
  expect(await links.read(schema, token)).toEqual(link);
  expect(await links.read(schema, await links.issue({ ...link, kind: 'other' }))).toBeUndefined();
  expect(await links.read(schema, `${token}x`)).toBeUndefined();
});

it('are rejected when the key of release sets signed them', async () => {
  const { d, x } = JSON.parse(readFileSync((await testSigningKey()).file, 'utf8'));
  const setKey = await importJWK({ kty: 'OKP', crv: 'Ed25519', d, x }, 'EdDSA');
  const bySets = new SignJWT(link).setProtectedHeader({ alg: 'EdDSA', kid: x.slice(0, 10) }).sign(setKey);
  expect(await links.read(schema, await bySets)).toBeUndefined();
});

it('are rejected when they are unsigned, or signed with a public secret', async () => {
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  const payload = Buffer.from('{"kind":"test","name":"x"}').toString('base64url');
  for (const wrong of ['', 'a', 'a.b', 'a.b.c.d', '!!!.b.c', `${none}.${payload}.`])
    expect(await links.read(schema, wrong)).toBeUndefined();
  const open = Buffer.from(signer.publicKey, 'base64url');
  const forged = await new SignJWT(link).setProtectedHeader({ alg: 'HS256' }).sign(open);
  expect(await links.read(schema, forged)).toBeUndefined();
});
