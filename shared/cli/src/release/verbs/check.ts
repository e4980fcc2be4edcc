import type { Finding } from '@boardwalk/contracts';
import { z } from 'zod';
import { findingLines } from '../findings.ts';
import { callFindings } from '../local/call-findings.ts';
import { auditFindings, buildRelease, type LocalRelease } from '../local/local-release.ts';
import { reportMessages } from '../local/message-findings.ts';
import { routeWarnings } from '../local/route-warnings.ts';
import { typeFindings } from '../local/type-findings.ts';
import type { SiteClient } from '../site/site-client.ts';
import { defineVerb } from '../verb.ts';
import { wideningLines } from '../widening.ts';

export const check = defineVerb({
  usage: 'check <remote>',
  does: 'builds a release and reports whether the site could serve it now',
  operands: { least: 1, most: 1 },
  flags: {},
  options: z.object({}),
  async run({ operands: [name = ''], site, log }) {
    const client = site();
    const release = await buildRelease(name, log);
    const { findings, widening, warnings } = await examine(client, release);
    const { version } = release.description;
    if (findings.length > 0) {
      return {
        json: { name, version, ok: false, findings, widening },
        lines: [`${name} ${version} can’t be served by ${client.origin}:`, ...findingLines(findings)],
        refused: true,
      };
    }
    return {
      json: { name, version, ok: true, findings, widening, warnings },
      lines: [
        `${name} ${version} can be served by ${client.origin}.`,
        ...warnings.map((line) => `  ${line}`),
        ...wideningLines(widening),
      ],
    };
  },
});

/** Returns the site's own findings about a release. Types and messages are not checked. */
export async function siteFindings(client: SiteClient, release: LocalRelease): Promise<Finding[]> {
  return (await client.call('POST /api/releases/check', { body: release.description })).findings;
}

/** Checks a release locally and on the site. @returns the findings, the additions that a person has to approve, and warnings. */
export async function examine(client: SiteClient, release: LocalRelease) {
  const { findings, widening } = await client.call('POST /api/releases/check', { body: release.description });
  const { name, backend } = release.description;
  const messages = reportMessages(name);
  return {
    findings: [
      ...typeFindings(name),
      ...(await callFindings(name, backend)),
      ...messages.findings,
      ...auditFindings(release),
      ...findings,
    ],
    widening,
    warnings: messages.warnings.concat(routeWarnings(release)),
  };
}
