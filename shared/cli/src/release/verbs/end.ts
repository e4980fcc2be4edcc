import { z } from 'zod';
import { defineVerb } from '../verb.ts';

export const end = defineVerb({
  usage: 'end <remote> [--reason text]',
  does: 'stops serving a remote; its versions remain and can be promoted again',
  operands: { least: 1, most: 1 },
  flags: { reason: { type: 'string' } },
  options: z.object({ reason: z.string().max(500, 'At most 500 characters.').optional() }),
  async run({ operands: [name = ''], options: { reason }, site }) {
    const remote = await site().call('POST /api/releases/:name/end', { params: { name }, body: { reason } });
    return { json: remote, lines: [`Nothing of ${name} is served from each visitor’s next page on.`] };
  },
});
