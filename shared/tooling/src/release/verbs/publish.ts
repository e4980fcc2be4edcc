import type { ManagedRemote } from '@boardwalk/contracts';
import { z } from 'zod';
import { findingLines } from '../findings.ts';
import { buildRelease } from '../local/local-release.ts';
import { sendRelease } from '../send-release.ts';
import { defineVerb } from '../verb.ts';
import { findingsOf } from './check.ts';

export const publish = defineVerb({
  usage: 'publish <remote> [--promote] [--reason text]',
  does: 'builds, checks and sends a release; with --promote everybody gets it at once',
  operands: { least: 1, most: 1 },
  flags: { promote: { type: 'boolean' }, reason: { type: 'string' } },
  options: z.object({ promote: z.boolean().default(false), reason: z.string().max(500).optional() }),
  async run({ operands: [name = ''], options, site, say }) {
    const client = site();
    const release = await buildRelease(name, say);
    const { version } = release.description;
    const findings = await findingsOf(client, release);
    if (findings.length > 0)
      return {
        json: { name, version, published: false, findings },
        lines: [`${name} ${version} is refused:`, ...findingLines(findings)],
        refused: true,
      };
    const sent = await sendRelease(client, release, say);
    const remote = options.promote
      ? await client.call('POST /api/releases/:name/promote', {
          params: { name },
          body: { version, to: 'live', reason: options.reason },
        })
      : undefined;
    return {
      json: { name, version, published: true, sent, live: remote?.live === version },
      lines: [sentence(name, version, sent), whatNow(name, version, remote)],
    };
  },
});

function sentence(name: string, version: string, sent: number): string {
  return sent === 0
    ? `${name} ${version} had been published before, with the same bytes.`
    : `${name} ${version} is published.`;
}

function whatNow(name: string, version: string, remote: ManagedRemote | undefined): string {
  return remote
    ? `Everybody gets it from their next page on. Back: release rollback ${name}`
    : `Nobody is served it yet: release promote ${name} ${version}`;
}
