import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { z } from 'zod';
import { findingLines } from '../findings.ts';
import { buildRelease } from '../local/local-release.ts';
import { sendRelease } from '../send-release.ts';
import type { SiteClient } from '../site/site-client.ts';
import { COMMAND, defineVerb } from '../verb.ts';
import { wideningLines } from '../widening.ts';
import { examine } from './check.ts';
import { managedRemote } from './managed-remotes.ts';

export const publish = defineVerb({
  usage: 'publish <remote> [--promote] [--reason text]',
  does: 'builds, checks and sends a release; --promote also serves it to all visitors',
  operands: { least: 1, most: 1 },
  flags: { promote: { type: 'boolean' }, reason: { type: 'string' } },
  options: z.object({ promote: z.boolean().default(false), reason: z.string().max(500).optional() }),
  async run({ operands: [name = ''], options, site, say }) {
    const client = site();
    const release = await buildRelease(name, say);
    const { version } = release.description;
    const { findings, warnings } = await examine(client, release);
    for (const line of warnings) say(line);
    if (findings.length > 0)
      return {
        json: { name, version, published: false, findings },
        lines: [`${name} ${version} is refused:`, ...findingLines(findings)],
        refused: true,
      };
    const sent = await sendRelease(client, release, say);
    const published = { name, version, published: true, sent };
    const waiting = await findWaiting(client, name, version);
    if (waiting)
      return {
        json: { ...published, live: false, waits: true, widening: waiting.widening },
        lines: [sentence(name, version, sent), ...whyItWaits(client.origin, waiting)],
        refused: options.promote,
      };
    const remote = options.promote
      ? await client.call('POST /api/releases/:name/promote', {
          params: { name },
          body: { version, to: 'live', reason: options.reason },
        })
      : undefined;
    return {
      json: { ...published, live: remote?.live === version, waits: false },
      lines: [sentence(name, version, sent), whatNow(name, version, remote)],
    };
  },
});

async function findWaiting(
  client: SiteClient,
  name: string,
  version: string,
): Promise<ManagedRelease | undefined> {
  const { versions } = await managedRemote(client, name);
  return versions.find((release) => release.version === version && release.waitsWith !== null);
}

const whyItWaits = (origin: string, { tokenIsNew, widening }: ManagedRelease) => [
  ...(tokenIsNew ? ['It is the first release with this token.'] : []),
  ...wideningLines(widening),
  `It waits for someone who manages releases to approve it at ${origin}/admin/releases.`,
];

function sentence(name: string, version: string, sent: number): string {
  return sent === 0
    ? `${name} ${version} had been published before, with the same bytes.`
    : `${name} ${version} is published.`;
}

function whatNow(name: string, version: string, remote: ManagedRemote | undefined): string {
  return remote
    ? `All visitors get it on their next page. Undo: ${COMMAND} rollback ${name}`
    : `It is not served yet. Next: ${COMMAND} promote ${name} ${version}`;
}
