import type { ReleaseFailure } from '@boardwalk/contracts';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';
import { managedRemote, newestVersion } from './managed-remotes.ts';

export const failures = defineVerb({
  usage: 'failures <remote> [<version>]',
  does: 'lists failures of a version (default: the newest) for visitors in the last week: message, place, page, browser',
  operands: { least: 1, most: 2 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name = '', named], site }) {
    const client = site();
    const version = named ?? newestVersion(await managedRemote(client, name));
    const { items } = await client.call('GET /api/releases/:name/:version/failures', {
      params: { name, version },
    });
    const lines =
      items.length > 0
        ? items.map(lineOf)
        : [`No failures of ${name} ${version} were reported in the last week.`];
    return { json: items, lines };
  },
});

function lineOf({ outcome, message, frame, route, browser, count, lastAt }: ReleaseFailure): string {
  const where = [frame && `at ${frame}`, route && `on ${route}`, `in ${browser}`].filter(Boolean).join(' ');
  return `${count} × ${outcome}: ${message} ${where}, last ${lastAt}`;
}
