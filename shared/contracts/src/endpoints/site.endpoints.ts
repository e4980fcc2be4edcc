import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { siteConfigurationSchema } from '../entities/site.ts';
import { pageCardSchema } from '../releases/page-card.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { INTEGRATIONS, SITE_DOCUMENTS, SITE_FILE_LIMIT } from '../site/site-limits.ts';
import {
  currentSiteSchema,
  integrationTestSchema,
  siteChangeSchema,
  siteDifferenceSchema,
  siteSettingsSchema,
  siteVersionSchema,
} from '../site/site-settings.ts';
import { line, machine } from '../texts/written.ts';
import { defineEndpoints, type JsonLimits, LARGE_JSON } from './endpoint.ts';

const versionNumber = z.object({ number: z.coerce.number().int().min(1).max(2_000_000_000) });
/** The settings contain three documents, each up to the size of a documentation page, in any script. */
const SITE_JSON: JsonLimits = { mostBytes: 4 * LARGE_JSON.mostBytes, mostParts: 3 * LARGE_JSON.mostParts };
const manage = { access: { permission: 'site.manage' } } as const;

export const siteEndpoints = defineEndpoints({
  'GET /api/site': {
    summary:
      'Returns the site configuration: name, appearance, links, published numbers, navigation and the home page.',
    access: 'public',
    rate: 'read',
    answer: siteConfigurationSchema,
    status: 200,
  },
  'GET /api/site/documents/:name': {
    summary:
      'Returns a custom text of the site: `about`, `terms` or `privacy`. `body` is null if the site uses the built-in text.',
    access: 'public',
    rate: 'read',
    params: z.object({ name: z.enum(SITE_DOCUMENTS) }),
    answer: z.object({ body: richTextSchema.nullable(), updated: z.iso.date() }),
    status: 200,
  },
  'GET /api/site/icon/:size': {
    summary: 'Returns the site’s icon as PNG. `maskable` fills the square.',
    access: 'public',
    rate: 'read',
    params: z.object({ size: z.enum(['32', '180', '192', '512']) }),
    query: z.object({ v: machine(40).optional() }),
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
  'GET /api/site/logo': {
    summary:
      'Returns the site’s logo or its generated mark, as SVG or in the format of the uploaded picture.',
    access: 'public',
    rate: 'read',
    query: z.object({ v: machine(40).optional() }),
    status: 200,
    errors: ['IMAGE_NOT_FOUND'],
  },
  'GET /api/site/card': {
    summary: 'Returns the picture that represents the site where links to it are shared.',
    access: 'public',
    rate: 'read',
    query: z.object({ v: machine(40).optional() }),
    status: 200,
  },
  'GET /api/site/settings': {
    summary: 'Returns all settings of the site with their version number.',
    ...manage,
    rate: 'read',
    answer: currentSiteSchema,
    status: 200,
  },
  'PUT /api/site/settings': {
    summary: 'Changes the settings of the site. Each change creates a new version.',
    ...manage,
    freshSignIn: true,
    rate: 'write',
    jsonLimits: SITE_JSON,
    body: siteChangeSchema,
    answer: currentSiteSchema,
    status: 200,
    errors: ['SITE_STALE', 'SITE_LOGO_REFUSED', 'MEDIA_NOT_FOUND'],
  },
  'GET /api/site/versions': {
    summary: 'Returns the versions of the settings, newest first.',
    ...manage,
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(siteVersionSchema),
    status: 200,
  },
  'GET /api/site/versions/:number/differences': {
    summary: 'Returns the differences between a version and the current one.',
    ...manage,
    rate: 'read',
    params: versionNumber,
    answer: z.object({ items: z.array(siteDifferenceSchema) }),
    status: 200,
    errors: ['SITE_VERSION_NOT_FOUND'],
  },
  'POST /api/site/versions/:number/restore': {
    summary: 'Restores the settings of an earlier version as a new version.',
    ...manage,
    freshSignIn: true,
    rate: 'write',
    params: versionNumber,
    body: z.object({ version: z.int().min(1) }),
    answer: currentSiteSchema,
    status: 200,
    errors: ['SITE_VERSION_NOT_FOUND', 'SITE_STALE', 'MEDIA_NOT_FOUND'],
  },
  'POST /api/site/drafts': {
    summary: 'Stores a draft of the settings for half an hour, for a preview before saving.',
    ...manage,
    rate: 'write',
    jsonLimits: SITE_JSON,
    body: z.object({ settings: siteSettingsSchema }).meta({ id: 'SiteDraft' }),
    answer: z.object({ key: z.uuid(), expiresAt: instant }),
    status: 201,
    errors: ['SITE_LOGO_REFUSED', 'MEDIA_NOT_FOUND'],
  },
  'GET /api/site/drafts/:key': {
    summary: 'Returns the site configuration of a draft. Requires only its key.',
    access: 'public',
    rate: 'read',
    params: z.object({ key: z.uuid() }),
    answer: siteConfigurationSchema,
    status: 200,
    errors: ['SITE_DRAFT_NOT_FOUND'],
  },
  'GET /api/site/export': {
    summary: 'Exports the site as one JSON file with its settings and pictures.',
    ...manage,
    rate: 'draw',
    status: 200,
  },
  'POST /api/site/import': {
    summary:
      'Imports a site from a file of `GET /api/site/export`. With `dry=yes`, the default, only returns the differences.',
    ...manage,
    freshSignIn: true,
    rate: 'write',
    query: z.object({ version: z.coerce.number().int().min(1), dry: z.enum(['yes', 'no']).default('yes') }),
    rawBody: { mostBytes: SITE_FILE_LIMIT },
    answer: z.object({
      items: z.array(siteDifferenceSchema),
      pictures: z.int().min(0),
      version: z.int().min(1),
    }),
    status: 200,
    errors: [
      'SITE_STALE',
      'SITE_FILE_REFUSED',
      'SITE_LOGO_REFUSED',
      'MEDIA_DAMAGED',
      'MEDIA_HEIC',
      'MEDIA_REFUSED',
      'MEDIA_TOO_LARGE',
    ],
  },
  'POST /api/site/tests/:integration': {
    summary: 'Tests mail, webhook, game bridge or file storage, and returns the outcome.',
    ...manage,
    rate: 'draw',
    params: z.object({ integration: z.enum(INTEGRATIONS) }),
    answer: integrationTestSchema,
    status: 200,
  },
  'GET /api/setup': {
    summary: 'Returns the setup page’s data while the site has no owner. Responds with SETUP_OVER otherwise.',
    access: 'public',
    rate: 'read',
    // Data for the page's head. The page exists only until the site has an owner.
    answer: pageCardSchema.extend({ claimed: z.literal(false) }),
    status: 200,
    errors: ['SETUP_OVER'],
  },
  'POST /api/setup/claim': {
    summary:
      'Makes the caller the owner of a site without an owner. Requires the code that the server printed.',
    access: 'signed-in',
    rate: 'write',
    body: z.object({ code: line(1, 60) }).meta({ id: 'SiteClaim' }),
    status: 204,
    errors: ['SETUP_OVER', 'SETUP_CODE_INVALID'],
  },
});
