import { REMOTE_NAME } from '@boardwalk/contracts';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';

const options = z.object({
  remotes: z
    .string('Name the remotes that it may release: --remotes home,staff')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().regex(REMOTE_NAME, 'Names of remotes, with commas between.')).min(1)),
  days: z.coerce.number('A number of days.').int().min(1).max(730, 'At most 730 days.').optional(),
});

export const token = defineVerb({
  usage: 'token <name> --remotes home,staff [--days 90] --member-token <access token>',
  does: 'makes a deploy token, as somebody who may manage releases; its secret is shown once',
  operands: { least: 1, most: 1 },
  flags: { remotes: { type: 'string' }, days: { type: 'string' } },
  options,
  async run({ operands: [name = ''], options: { remotes, days }, siteAsMember }) {
    const made = await siteAsMember().call('POST /api/deploy-tokens', { body: { name, remotes, days } });
    return {
      json: made,
      lines: [
        made.secret,
        `It may release ${made.remotes.join(', ')}${made.expiresAt ? ` until ${made.expiresAt}` : ''}, and is not shown again.`,
      ],
    };
  },
});
