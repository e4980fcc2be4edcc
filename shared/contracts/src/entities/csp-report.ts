import { z } from 'zod';
import { machine } from '../texts/written.ts';

/** Endpoint for browsers' reports of CSP violations. */
export const CSP_REPORT_PATH = '/api/reports/csp';

const text = machine(4_000);
const line = z.int().min(0).nullish();

/** A report in the format of `report-uri` (`application/csp-report`, CSP Level 2), with the fields that the API reads. */
const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text,
    'blocked-uri': text.nullish(),
    'source-file': text.nullish(),
    'line-number': line,
  }),
});

/** A report of the Reporting API (`application/reports+json`). Browsers send other types here only if configured to. */
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

/** A browser's report in either format. */
export const cspReportSchema = z.union([reportUriSchema, z.array(reportToSchema).min(1).max(50)]);
export type CspReport = z.infer<typeof cspReportSchema>;
