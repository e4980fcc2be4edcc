import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { z } from 'zod';
import { findingLines } from '../findings.ts';
import { buildRelease } from '../local/local-release.ts';
import { sendRelease } from '../send-release.ts';
import { callOf, defineVerb } from '../verb.ts';
import { wideningLines } from '../widening.ts';
import { examine } from './check.ts';
import { managedRemote } from './managed-remotes.ts';

export const publish = defineVerb({
  usage: 'publish <remote> [--promote] [--reason text]',
  does: 'builds, checks and sends a release; --promote also serves it to all visitors',
  operands: { least: 1, most: 1 },
  flags: { promote: { type: 'boolean' }, reason: { type: 'string' } },
  options: z.object({ promote: z.boolean().default(false), reason: z.string().max(500).optional() }),
  async run({ operands: [name = ''], options, site, log }) {
    const client = site();
    const release = await buildRelease(name, log);
    const { version } = release.description;
    const { findings, warnings } = await examine(client, release);
    for (const line of warnings) log(line);
    if (findings.length > 0)
      return {
        json: { name, version, published: false, findings },
        lines: [`${name} ${version} is refused:`, ...findingLines(findings)],
        refused: true,
      };
    const sent = await sendRelease(client, release, log);
    const published = { name, version, published: true, sent };
    const current = await managedRemote(client, name);
    const waiting = findWaiting(current, version);
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
      : current;
    return {
      json: { ...published, live: remote.live === version, waits: false },
      lines: [sentence(name, version, sent), whatNow(remote, version, options.promote)],
    };
  },
});

function findWaiting({ versions }: ManagedRemote, version: string): ManagedRelease | undefined {
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

type Served = Pick<ManagedRemote, 'name' | 'live' | 'canary' | 'staff' | 'offAt'>;

/** Returns which visitors get a published version, and the next step. @param isPromoted whether this call has promoted it. */
export function whatNow(
  { name, live, canary, staff, offAt }: Served,
  version: string,
  isPromoted: boolean,
): string {
  if (isPromoted) return `All visitors get it on their next page. Undo: ${callOf('rollback', name)}`;
  if (live === version) return offAt ? `It is live, but ${name} is switched off.` : 'It is live already.';
  const next = `Next: ${callOf('promote', name, [version])}`;
  if (canary?.version === version) return `${canary.share} % of visitors get it already. ${next}`;
  if (staff === version) return `Staff get it already. ${next}`;
  return `It is not served yet. ${next}`;
}
