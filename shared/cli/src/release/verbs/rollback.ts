import { PlainError } from '@boardwalk/build/command';
import { z } from 'zod';
import { defineVerb } from '../verb.ts';
import { managedRemote } from './managed-remotes.ts';

const options = z
  .object({
    to: z.string().optional(),
    channel: z.enum(['live', 'canary', 'staff'], 'One of live, canary, staff.').default('live'),
    reason: z.string().max(500, 'At most 500 letters.').optional(),
  })
  .refine(({ to, channel }) => to === undefined || channel === 'live', '--to belongs to --channel live.');

export const rollback = defineVerb({
  usage: 'rollback <remote> [--to version] [--channel live|canary|staff] [--reason text]',
  does: 'rolls a version back: live returns to the previous one, a canary or staff version ends',
  operands: { least: 1, most: 1 },
  flags: { to: { type: 'string' }, channel: { type: 'string' }, reason: { type: 'string' } },
  options,
  async run({ operands: [name = ''], options: { to, channel, reason }, site }) {
    const client = site();
    // Named explicitly, because a call that is repeated after a lost response must not roll back twice.
    const target = channel === 'live' ? (to ?? (await managedRemote(client, name)).previous) : undefined;
    if (target === null) throw new PlainError(`There is no earlier version of ${name} to go back to.`);
    const remote = await client.call('POST /api/releases/:name/rollback', {
      params: { name },
      body: { channel, to: target, reason },
    });
    const line =
      channel === 'live'
        ? `All visitors get ${name} ${remote.live} on their next page.`
        : `The ${channel} version of ${name} has ended.`;
    return { json: remote, lines: [line] };
  },
});
