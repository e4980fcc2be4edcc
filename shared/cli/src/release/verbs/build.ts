import { sizeReport, sizesOf } from '@boardwalk/build/release';
import { z } from 'zod';
import { buildRelease } from '../local/local-release.ts';
import { messageWarnings } from '../local/message-findings.ts';
import { defineVerb } from '../verb.ts';

export const build = defineVerb({
  usage: 'build <remote>',
  does: 'builds a release of a remote into .build/remotes',
  operands: { least: 1, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name = ''], log }) {
    const { folder, description } = await buildRelease(name, log);
    const { version, commit, files } = description;
    for (const line of messageWarnings(name)) log(line);
    return {
      json: { name, version, commit, folder, files: Object.keys(files).length, sizes: sizesOf(description) },
      lines: [`${name} ${version}: ${sizeReport(description)}`, `It is in ${folder}.`],
    };
  },
});
