import { z } from 'zod';
import { releaseFilePath } from '../releases/release-description.ts';
import { releaseReportSchema } from '../releases/release-health.ts';
import { releaseSetSchema, signedTextSchema } from '../releases/release-set.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';
import { remoteName, versionParams } from './release-params.ts';

/** Release queries of pages and gateways: release sets, their files, and reports of outcomes. */
export const registryEndpoints = defineEndpoints({
  'GET /api/registry': {
    summary: 'Returns the public release set: the version of each remote that a page loads.',
    access: 'public',
    rate: 'read',
    answer: releaseSetSchema,
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  'GET /api/registry/plan': {
    summary:
      'Returns the data with which a gateway chooses a release set: its number, the remotes with a canary and the share of visitors who get it, and the key for verifying tickets.',
    access: 'public',
    rate: 'health',
    answer: z.object({
      seq: z.int(),
      canaries: z.array(z.object({ name: remoteName, share: z.number() })),
      /** A {@link TicketKey}, signed with the key of the sets. */
      ticketKey: signedTextSchema,
    }),
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  'GET /api/registry/signed': {
    summary:
      'Returns a signed release set: with the canaries of the named remotes (comma-separated), or the set of the staff channel. Accepts a simulated fault outside of production.',
    access: 'public',
    rate: 'health',
    query: z.object({
      canaries: machine(1000).optional(),
      channel: z.enum(['live', 'staff']).default('live'),
      fault: machine(80).optional(),
    }),
    answer: signedTextSchema.extend({
      seq: z.int(),
      /** Integrity hashes of the initial files, by path: for preload links. Not part of the signed text. */
      integrity: z.record(z.string(), z.string()),
    }),
    status: 200,
    errors: ['UNAVAILABLE'],
  },
  'GET /api/registry/files/:name/:version': {
    summary:
      'Returns a file of a published release, by its path inside the release. Files never change. Files for servers are only returned for calls that no proxy has forwarded.',
    access: 'public',
    rate: 'health',
    params: versionParams,
    query: z.object({ path: releaseFilePath }),
    status: 200,
    errors: ['RELEASE_NOT_FOUND'],
  },
  'GET /api/registry/shell-assets': {
    summary:
      'Returns a file of the current or an earlier build of the shell, by its path under `/assets/`. Files never change.',
    access: 'public',
    rate: 'health',
    query: z.object({ path: releaseFilePath }),
    status: 200,
    errors: ['RELEASE_NOT_FOUND'],
  },
  'POST /api/reports/releases': {
    summary: 'Receives reports of the outcome of releases in a page. They contain no data about the visitor.',
    access: 'public',
    rate: 'report',
    body: z.object({ reports: z.array(releaseReportSchema).min(1).max(20) }),
    status: 204,
  },
});
