import type { CspReport } from '@boardwalk/contracts';

/** A breach of the content policy, without anything about the visitor: addresses have lost their query and fragment. */
export interface CspBreach {
  directive: string;
  /** What was refused: an address, or a word such as `inline`, `eval` or `trusted-types-sink`. */
  blocked: string;
  /** The path of the page. */
  page: string;
  /** The script that caused it, with its line when it is known. */
  source: string;
}

/** The breaches in a report, in one form. */
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
