import { z } from 'zod';
import { defineVerb } from '../verb.ts';

/** Switches a remote off or on. Only members who manage releases may. */
const switchVerb = (off: boolean) =>
  defineVerb({
    usage: `${off ? 'off' : 'on'} <remote>`,
    does: off
      ? 'switches a remote off: nothing of it is served, whatever is promoted'
      : 'switches a remote on again, as it was served before',
    operands: { least: 1, most: 1 },
    flags: {},
    options: z.object({}),
    async run({ operands: [name = ''], siteAsMember }) {
      const remote = await siteAsMember().call('PUT /api/releases/:name/switch', {
        params: { name },
        body: { off },
      });
      return { json: remote, lines: [`${name} is switched ${off ? 'off' : 'on'}.`] };
    },
  });

export const off = switchVerb(true);
export const on = switchVerb(false);
