import { ROLE_NAMES } from '@boardwalk/contracts';
import { z } from 'zod';
import { linkToDevelopment } from '../development-link.ts';
import { developmentRemoteAt } from '../development-remote.ts';
import { defineVerb } from '../verb.ts';
import { managedRemote, newestVersion } from './managed-remotes.ts';

const options = z.object({
  development: z.string().optional(),
  minutes: z.coerce.number('A number of minutes.').int().min(1).max(10_080, 'At most a week.').default(120),
  role: z.array(z.enum(ROLE_NAMES, `One of ${ROLE_NAMES.join(', ')}.`)).default([]),
});

export const link = defineVerb({
  usage:
    'link <remote> [<version>] [--minutes 120] [--role STAFF …] | link <remote> --development http://localhost:5173',
  does: 'makes a link that swaps the remote in one tab: for a published version, or for a server on the visitor’s own computer',
  operands: { least: 1, most: 2 },
  flags: {
    development: { type: 'string' },
    minutes: { type: 'string' },
    role: { type: 'string', multiple: true },
  },
  options,
  async run({ operands: [name = '', named], options: { development, minutes, role: roles }, site }) {
    const client = site();
    const made = development
      ? await linkToDevelopment(client, name, {
          development: await developmentRemoteAt(name, development),
          minutes,
          roles,
        })
      : await client.call('POST /api/releases/:name/links', {
          params: { name },
          body: { version: named ?? newestVersion(await managedRemote(client, name)), minutes, roles },
        });
    const who = roles.length > 0 ? roles.join(' or ') : 'anybody signed in';
    return { json: made, lines: [made.url, `For ${who}, until ${made.expiresAt}.`] };
  },
});
