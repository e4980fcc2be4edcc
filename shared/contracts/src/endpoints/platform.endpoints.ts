import { z } from 'zod';
import { cspReportSchema } from '../entities/csp-report.ts';
import { defineEndpoints } from './endpoint.ts';

const check = z.object({ status: z.enum(['up', 'down']) });

export const platformEndpoints = defineEndpoints({
  'GET /api/images/:file': {
    summary:
      'Returns a picture. The extension is the fallback format: a better format is sent if the Accept header allows it. `w` requests a width.',
    access: 'public',
    rate: 'read',
    params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.(jpg|webp|avif|png|svg)$/) }),
    query: z.object({ w: z.coerce.number().int().min(16).max(4096).optional() }),
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
  'GET /api/sitemap': {
    summary:
      'Returns the public addresses of the site as XML, for search engines. The site serves it at /sitemap.xml.',
    access: 'public',
    rate: 'read',
    status: 200,
  },
  'POST /api/reports/not-found': {
    summary: 'Reports an address inside the site that no route serves. It is logged as a 404.',
    access: 'public',
    rate: 'report',
    body: z.object({ path: z.string().startsWith('/').max(500) }),
    status: 204,
  },
  'POST /api/reports/csp': {
    summary:
      'Receives violations of the content security policy from browsers. Each is logged without its query.',
    access: 'public',
    rate: 'report',
    body: cspReportSchema,
    status: 204,
  },
  'GET /api/health/live': {
    summary: 'Responds while the process is running.',
    access: 'public',
    rate: 'health',
    answer: z.object({ status: z.literal('up') }),
    status: 200,
  },
  'GET /api/health/ready': {
    summary:
      'Returns whether requests can be served. Responds with 503 while the database is unreachable; missing or damaged releases are only reported.',
    access: 'public',
    rate: 'health',
    answer: z.object({
      status: z.literal('up'),
      checks: z.object({
        database: check,
        // Missing or damaged release files in the store, as `name version: path`, at most 20.
        releases: check.extend({ damaged: z.array(z.string()).optional() }),
      }),
    }),
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  'GET /api/openapi.json': {
    summary: 'Returns this description of the API as OpenAPI 3.1.',
    access: 'public',
    rate: 'read',
    answer: z.record(z.string(), z.unknown()),
    status: 200,
  },
});
