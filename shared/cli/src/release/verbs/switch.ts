import { z } from 'zod';
import { defineVerb } from '../verb.ts';

/** Switches a remote off or on. Requires a member who manages releases. */
const switchVerb = (off: boolean) =>
  defineVerb({
    usage: `${off ? 'off' : 'on'} <remote>`,
    does: off
      ? 'switches a remote off: no version of it is served'
      : 'switches a remote on again, with the same versions',
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
