import { DEPLOY_TOKEN_DAYS, REMOTE_NAME } from '@boardwalk/contracts';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';

const options = z.object({
  remotes: z
    .string('Name the remotes that it may release: --remotes home,staff')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().regex(REMOTE_NAME, 'Names of remotes, with commas between.')).min(1)),
  days: z.coerce
    .number('A number of days.')
    .int()
    .min(1)
    .max(DEPLOY_TOKEN_DAYS.most, `At most ${DEPLOY_TOKEN_DAYS.most} days.`)
    .default(DEPLOY_TOKEN_DAYS.usual),
  'publish-only': z.boolean().default(false),
  approved: z.boolean().default(false),
});

export const token = defineVerb({
  usage:
    'token <name> --remotes home,staff [--days 90] [--publish-only] [--approved] --member-token <access token>',
  does: 'creates a deploy token, as a member who manages releases; its secret is shown once',
  operands: { least: 1, most: 1 },
  flags: {
    remotes: { type: 'string' },
    days: { type: 'string' },
    'publish-only': { type: 'boolean' },
    approved: { type: 'boolean' },
  },
  options,
  async run({ operands: [name = ''], options, siteAsMember }) {
    const { remotes, days, 'publish-only': publishOnly, approved } = options;
    const body = { name, remotes, days, publishOnly, approved };
    const made = await siteAsMember().call('POST /api/deploy-tokens', { body });
    return {
      json: made,
      lines: [
        made.secret,
        `It may ${publishOnly ? 'publish' : 'release'} ${made.remotes.join(', ')} until ${made.expiresAt}, and is not shown again.`,
        approved
          ? 'It is approved: development links work, and releases wait only when they add something.'
          : 'The first release with it, and development links, wait until someone approves it at /admin/releases.',
      ],
    };
  },
});
