import type { Readable } from 'node:stream';
import {
  type EndpointAnswer,
  type EndpointInput,
  SITE_FILE_FORMAT,
  SITE_FILE_LIMIT,
  type SiteFile,
  siteFileSchema,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { slugOfTitle } from '../../../platform/text/slug-of-title.ts';
import { parsedJson } from '../../../platform/text/untrusted-text.ts';
import { MediaService } from '../../media/media.service.ts';
import { MediaServingService } from '../../media/media-serving.service.ts';
import { MediaUploadsService } from '../../media/media-uploads.service.ts';
import { differencesOf, mediaOf, withMedia } from '../site-settings.policy.ts';
import { SiteSettingsService } from '../site-settings.service.ts';

type ImportInput = EndpointInput<'POST /api/site/import'>['query'];

/** Exports and imports a site as one file. */
@Injectable()
export class SiteTransferService {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly media: MediaService,
    private readonly serving: MediaServingService,
    private readonly uploads: MediaUploadsService,
  ) {}

  async export(): Promise<RawAnswer> {
    const { settings } = await this.settings.current();
    const there = await this.media.findMany(mediaOf(settings));
    const pictures: SiteFile['pictures'] = [];
    for (const [id, { alt }] of there) {
      const bytes = await this.serving.largest(id);
      if (bytes) pictures.push({ id, alt, name: id, bytes: bytes.toString('base64') });
    }
    const file: SiteFile = { format: SITE_FILE_FORMAT, settings, pictures };
    const name = `${await slugOfTitle(settings.shortName, 'site')}.site.json`;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    };
    return new RawAnswer(200, headers, `${JSON.stringify(file, null, 1)}\n`);
  }

  /** @throws SITE_FILE_REFUSED with the problem of the file, SITE_STALE, MEDIA_REFUSED, MEDIA_TOO_LARGE, SITE_LOGO_REFUSED */
  async import(
    caller: Caller,
    { version, dry }: ImportInput,
    body: Readable,
  ): Promise<EndpointAnswer<'POST /api/site/import'>> {
    const file = readFile(await readBytes(body, SITE_FILE_LIMIT));
    const current = await this.settings.current();
    if (current.version !== version) throw new ApiError('SITE_STALE', { current });
    const items = differencesOf(current.settings, file.settings);
    const wanted = mediaOf(file.settings);
    const there = await this.media.findMany(wanted);
    const brought = file.pictures.filter(({ id }) => wanted.includes(id) && !there.has(id));
    const missing = wanted.find((id) => !there.has(id) && !brought.some((picture) => picture.id === id));
    if (missing) throw refused(`The file names the picture ${missing} and doesn’t bring it.`);
    const answer = { items, pictures: brought.length };
    if (dry === 'yes' || items.length === 0) return { ...answer, version };
    const settings = withMedia(file.settings, await this.addPictures(caller, brought));
    const saved = await this.settings.save(caller, { kind: 'imported', version, settings });
    return { ...answer, version: saved.version };
  }

  /** Adds the pictures to the library, re-encoded like any upload. @returns the new ids by the old ones. */
  private async addPictures(caller: Caller, pictures: SiteFile['pictures']): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    for (const { id, name, alt, bytes } of pictures) {
      const media = await this.uploads.takeBytes(caller, { name, alt }, Buffer.from(bytes, 'base64'));
      ids.set(id, media.id);
    }
    return ids;
  }
}

function readFile(bytes: Buffer | undefined): SiteFile {
  if (!bytes) throw refused('The file is larger than 40 MB.');
  const read = siteFileSchema.safeParse(parsedJson(bytes.toString('utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw refused(issue ? `${issue.path.join('.') || 'The file'}: ${issue.message}` : undefined);
}

function refused(message?: string): ApiError {
  return new ApiError('SITE_FILE_REFUSED', message ? { message } : {});
}
