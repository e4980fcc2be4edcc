import type { CspReport } from '@boardwalk/contracts';

/** Violation of the content security policy, without data about the visitor: query and fragment of addresses are removed. */
export interface CspBreach {
  directive: string;
  /** Blocked resource: an address, or a keyword such as `inline`, `eval` or `trusted-types-sink`. */
  blocked: string;
  /** Path of the page. */
  page: string;
  /** Script that caused it, with its line if known. */
  source: string;
}

/** Returns the violations in a report, in a uniform format. */
export function breachesIn(report: CspReport): CspBreach[] {
  if (Array.isArray(report))
    return report.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: withoutQuery(body.blockedURL),
      page: pathOf(body.documentURL),
      source: sourceOf(body.sourceFile, body.lineNumber),
    }));
  const legacy = report['csp-report'];
  return [
    {
      directive: legacy['violated-directive'],
      blocked: withoutQuery(legacy['blocked-uri']),
      page: pathOf(legacy['document-uri']),
      source: sourceOf(legacy['source-file'], legacy['line-number']),
    },
  ];
}

const withoutQuery = (address: string | null | undefined): string => (address ?? '').split(/[?#]/)[0] ?? '';

const sourceOf = (file: string | null | undefined, line: number | null | undefined): string =>
  file ? `${withoutQuery(file)}${line ? `:${line}` : ''}` : '';

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : withoutQuery(address);
}
