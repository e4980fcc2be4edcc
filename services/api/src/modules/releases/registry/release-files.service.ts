import { extname } from 'node:path';
import { type EndpointInput, isForServers } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import type { StoredFile } from '../../../platform/storage/file-store.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { ShellAssetsService } from '../storage/shell-assets.service.ts';

/** A published file never changes under its address. */
const CACHE = 'public, max-age=31536000, immutable';

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Serves the files of published releases and of the shell, for gateways that don't have them yet. */
@Injectable()
export class ReleaseFilesService {
  constructor(
    private readonly served: ServedReleasesService,
    private readonly shell: ShellAssetsService,
  ) {}

  /**
   * @param toGateway whether the gateway calls for itself. Files for server rendering are hidden from all others, in any spelling of the path.
   * @throws RELEASE_NOT_FOUND for a version that isn't published, and for a missing file.
   */
  async serve(
    { params: { name, version }, query: { path } }: EndpointInput<'GET /api/registry/files/:name/:version'>,
    toGateway: boolean,
  ): Promise<RawAnswer> {
    if (isForServers(path) && !toGateway) throw new ApiError('RELEASE_NOT_FOUND');
    return answer(path, await this.served.readFile(name, version, path));
  }

  /** @throws RELEASE_NOT_FOUND for a file that no build of the last 30 days contained. */
  async serveShell({ query: { path } }: EndpointInput<'GET /api/registry/shell-assets'>): Promise<RawAnswer> {
    return answer(path, await this.shell.read(path));
  }
}

function answer(path: string, file: StoredFile | undefined): RawAnswer {
  if (!file) throw new ApiError('RELEASE_NOT_FOUND');
  const headers = {
    'content-type': MEDIA_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': String(file.bytes),
    'cache-control': CACHE,
  };
  return new RawAnswer(200, headers, file.stream);
}
