import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { EndpointInput } from '@boardwalk/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { matchesTag, RawAnswer } from '../../platform/http/raw-answer.ts';
import {
  type ArtworkFile,
  type ArtworkFormat,
  type ArtworkIndex,
  artworkIndexSchema,
} from './artwork-index.ts';
import { chooseFile, MEDIA_TYPES } from './choose-file.policy.ts';

/** A picture's address stays the same when its content changes, so caches expire after a day. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

interface ImageRequest {
  accept: string | undefined;
  ifNoneMatch: string | undefined;
}

@Injectable()
export class ImagesService {
  private readonly logger = new Logger('Images');
  private readonly folder: string;
  private readonly index = new TtlCache(() => this.look(), 1_000);
  private known: { stamp: string; index: ArtworkIndex } | undefined;
  private problem: string | undefined;

  constructor(@Inject(CONFIGURATION) { artworkDir }: Configuration) {
    this.folder = resolve(artworkDir);
  }

  async serve(
    { params, query }: EndpointInput<'GET /api/images/:file'>,
    { accept = '', ifNoneMatch }: ImageRequest,
  ): Promise<RawAnswer> {
    const [name = '', extension] = params.file.split('.') as [string, ArtworkFormat];
    const picture = Object.entries(await this.index.get()).find(([known]) => known === name)?.[1];
    const file = picture && chooseFile(picture.files, { extension, accept, width: query.w });
    if (!file) throw new ApiError('IMAGE_NOT_FOUND');
    const headers = { etag: `"${file.hash}"`, vary: 'Accept', 'cache-control': CACHE };
    if (matchesTag(ifNoneMatch, headers.etag)) return new RawAnswer(304, headers);
    return this.stream(file, headers);
  }

  private async stream(file: ArtworkFile, headers: Record<string, string>): Promise<RawAnswer> {
    const path = join(this.folder, file.file);
    const handle = await open(path).catch((cause: unknown) => {
      this.logger.error(`The picture ${file.file} is listed but can’t be opened: ${String(cause)}`);
      throw new ApiError('IMAGE_NOT_FOUND', { cause });
    });
    const { size } = await handle.stat();
    const type = MEDIA_TYPES[file.format];
    const body = createReadStream(path, { fd: handle });
    return new RawAnswer(200, { ...headers, 'content-type': type, 'content-length': String(size) }, body);
  }

  /** Returns the index, read again after a new build; empty while there is none. */
  private async look(): Promise<ArtworkIndex> {
    const path = join(this.folder, 'index.json');
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      if (this.known?.stamp !== stamp) {
        this.known = { stamp, index: artworkIndexSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
      }
      this.problem = undefined;
    } catch (error) {
      const problem = String(error);
      if (problem !== this.problem) this.logger.error(`The index of pictures can’t be read: ${problem}`);
      this.problem = problem;
    }
    return this.known?.index ?? {};
  }
}
