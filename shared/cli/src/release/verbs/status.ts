import type { ManagedRelease, ManagedRemote } from '@boardwalk/contracts';
import { z } from 'zod';
import { callOf, defineVerb } from '../verb.ts';
import { managedRemote } from './managed-remotes.ts';

/** Number of versions that are listed unless one remote is named. */
const VERSIONS_SHOWN = 3;

export const status = defineVerb({
  usage: 'status [<remote>]',
  does: 'shows the served versions of your remotes, and their health',
  operands: { least: 0, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name], site }) {
    const client = site();
    if (name) {
      const remote = await managedRemote(client, name);
      return { json: remote, lines: describe(remote, remote.versions.length) };
    }
    const { items } = await client.call('GET /api/releases', {});
    const lines = items.flatMap((remote) => describe(remote, VERSIONS_SHOWN));
    return {
      json: items,
      lines: lines.length > 0 ? lines : [`${client.origin} shows this token no remote.`],
    };
  },
});

function describe(remote: ManagedRemote, most: number): string[] {
  const { name, live, versions } = remote;
  const shown = versions.slice(0, most);
  const more = versions.length > most ? [`  … and ${versions.length - most} older`] : [];
  return [
    `${name}: ${live ? `live ${live}` : 'nothing live'}${remote.offAt ? ', switched off' : ''}`,
    ...shown.map((version) => versionLine(remote, version)),
    ...more,
  ];
}

/** Returns a version as one line: `1.1.0-abc  2026-11-01T12:00:00.000Z  by "ci"  20.5 KB  no recent pages  [live]`. */
export function versionLine(remote: ManagedRemote, release: ManagedRelease): string {
  const { version, publishedAt, publishedBy, entry, page, health, demotedAt, waitsWith } = release;
  const served = [
    remote.live === version && 'live',
    remote.canary?.version === version && `canary ${remote.canary.share} %`,
    remote.staff === version && 'staff',
    remote.previous === version && 'previous',
    waitsWith !== null && 'waits for approval',
    demotedAt && `rolled back ${demotedAt}`,
  ].filter(Boolean);
  const size = `${((entry + page) / 1024).toFixed(1)} KB`;
  return `  ${version}  ${publishedAt}  by "${publishedBy.name}"  ${size}  ${healthText(remote.name, version, health)}${served.length > 0 ? `  [${served.join(', ')}]` : ''}`;
}

function healthText(name: string, version: string, { drawn, failed }: ManagedRelease['health']): string {
  const all = drawn + failed;
  if (all === 0) return 'no recent pages';
  const hint = failed > 0 ? ` (see ${callOf('failures', name, [version])})` : '';
  return `${failed} of about ${all} pages failed${hint}`;
}
