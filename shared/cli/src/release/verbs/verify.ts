import { z } from 'zod';
import { callOf, defineVerb } from '../verb.ts';

export const verify = defineVerb({
  usage: 'verify [<remote>]',
  does: 'lets the site hash every served file of your remotes, and lists lost and damaged ones',
  operands: { least: 0, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [only], site }) {
    const client = site();
    const names = only ? [only] : (await client.call('GET /api/releases', {})).items.map(({ name }) => name);
    const found = [];
    for (const name of names) {
      const { items } = await client.call('POST /api/releases/:name/verify', { params: { name } });
      found.push(...items.map((item) => ({ name, ...item })));
    }
    const damaged = found.some((release) => release.damaged.length > 0);
    const lines = found.flatMap((release) => [
      `${release.name} ${release.version}: ${release.files} files, ${release.damaged.length === 0 ? 'all whole' : `${release.damaged.length} lost or damaged`}`,
      ...release.damaged.map((path) => `  ${path}`),
    ]);
    if (damaged)
      lines.push(
        `Publish a damaged version again from the checkout that built it: ${callOf('publish', '<remote>')}`,
      );
    return { json: found, lines, refused: damaged };
  },
});
