import { z } from 'zod';
import { defineVerb } from '../verb.ts';

export const remove = defineVerb({
  usage: 'remove <remote>',
  does: 'removes a remote that is not served, with all its versions and their files',
  operands: { least: 1, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name = ''], siteAsMember }) {
    await siteAsMember().call('DELETE /api/releases/:name', { params: { name } });
    return {
      json: { name, removed: true },
      lines: [`${name} is removed. Deploy tokens that may release it stay until they are revoked.`],
    };
  },
});
