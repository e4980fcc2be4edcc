import { z } from 'zod';
import { machine } from '../texts/written.ts';

/** Where browsers report breaches of the site's content policy. */
export const CSP_REPORT_PATH = '/api/reports/csp';

const text = machine(4_000);
const line = z.int().min(0).nullish();

/** One breach in the form of `report-uri` (`application/csp-report`, CSP Level 2), as far as it is read. */
const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text,
    'blocked-uri': text.nullish(),
    'source-file': text.nullish(),
    'line-number': line,
  }),
});

/** One report of the Reporting API (`application/reports+json`). Browsers send other types to the same address only when asked to. */
const reportToSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text.nullish(),
    sourceFile: text.nullish(),
    lineNumber: line,
  }),
});

/** What browsers send, in either form. */
export const cspReportSchema = z.union([reportUriSchema, z.array(reportToSchema).min(1).max(50)]);
export type CspReport = z.infer<typeof cspReportSchema>;
