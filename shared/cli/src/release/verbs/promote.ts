import { newEmbeds } from '@boardwalk/contracts';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';
import { managedRemote, newestVersion, withKnownVersions } from './managed-remotes.ts';

/** Default share of visitors who get a canary, in percent. */
const DEFAULT_SHARE = 10;

const options = z
  .object({
    to: z.enum(['live', 'canary', 'staff'], 'One of live, canary, staff.').default('live'),
    share: z.coerce
      .number('A number of percent.')
      .min(0.1, 'At least 0.1 percent.')
      .max(100, 'At most 100 percent.')
      .optional(),
    force: z.boolean().default(false),
    reason: z.string().max(500, 'At most 500 letters.').optional(),
  })
  .refine(({ to, share }) => share === undefined || to === 'canary', '--share belongs to --to canary.');

export const promote = defineVerb({
  usage: 'promote <remote> [<version>] [--to live|canary|staff] [--share 10] [--force] [--reason text]',
  does: 'serves a published version (default: the newest) to all visitors, a share of them, or staff',
  operands: { least: 1, most: 2 },
  flags: {
    to: { type: 'string' },
    share: { type: 'string' },
    force: { type: 'boolean' },
    reason: { type: 'string' },
  },
  options,
  async run({ operands: [name = '', named], options: { to, share, force, reason }, site }) {
    const client = site();
    const before = await managedRemote(client, name);
    const version = named ?? newestVersion(before);
    const embeds = newEmbeds(before, version);
    const percent = to === 'canary' ? (share ?? DEFAULT_SHARE) : undefined;
    const remote = await client
      .call('POST /api/releases/:name/promote', {
        params: { name },
        body: { version, to, share: percent, force, reason },
      })
      .catch((error: unknown) => {
        throw withKnownVersions(error, before);
      });
    const who = { live: 'All visitors', canary: `${percent} % of visitors`, staff: 'Staff' }[to];
    return {
      json: remote,
      lines: [
        `${who} get ${name} ${version} on their next page.`,
        ...embeds.map((origin) => `New: its pages may show ${origin} in a frame.`),
      ],
    };
  },
});
