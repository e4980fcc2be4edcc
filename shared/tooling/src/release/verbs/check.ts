import type { Finding } from '@boardwalk/contracts';
import { z } from 'zod';
import { findingLines } from '../findings.ts';
import { auditFindings, buildRelease, type LocalRelease } from '../local/local-release.ts';
import { typeFindings } from '../local/type-findings.ts';
import type { SiteClient } from '../site/site-client.ts';
import { defineVerb } from '../verb.ts';

export const check = defineVerb({
  usage: 'check <remote>',
  does: 'builds a release and says whether the site could serve it as things stand',
  operands: { least: 1, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name = ''], site, say }) {
    const client = site();
    const release = await buildRelease(name, say);
    const findings = await findingsOf(client, release);
    const { version } = release.description;
    if (findings.length > 0) {
      return {
        json: { name, version, ok: false, findings },
        lines: [`${name} ${version} can’t be served by ${client.origin}:`, ...findingLines(findings)],
        refused: true,
      };
    }
    return {
      json: { name, version, ok: true, findings },
      lines: [`${name} ${version} can be served by ${client.origin}.`],
    };
  },
});

/** Everything that speaks against a release: what can be seen here, and what the site knows. */
export async function findingsOf(client: SiteClient, release: LocalRelease): Promise<Finding[]> {
  const { findings } = await client.call('POST /api/releases/check', { body: release.description });
  return [...typeFindings(release.description.name), ...auditFindings(release), ...findings];
}
