import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { start } from './testing/start.ts';

it('reports a full disk, and continues when there is space', async ({ skip }) => {
  const disk = makeSmallDisk(262_144) ?? skip('no small disk can be made here');
  const directory = join(disk.folder, 'identity');
  const identity = await start(directory);
  try {
    disk.fill();
    const client = new Client(identity.issuer);
    const refused = await client.browser.visit(client.authorizeUrl());
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining('The disk is full')]);
    expect(readdirSync(directory).filter((name) => name.includes('draft'))).toEqual([]);
    expect((await fetch(new URL('/.well-known/jwks.json', identity.issuer))).status).toBe(200);
    disk.free();
    expect(await new Client(identity.issuer).tokensOf('member@meridian.test')).toMatchObject({ status: 200 });
  } finally {
    await identity.close();
    disk.remove();
  }
});
