import { buffer } from 'node:stream/consumers';
import { sourceMapOf } from '@boardwalk/contracts';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ServedReleasesService } from '../channels/served-releases.service.ts';

/** Position in a built file of a release; line and column count from 1. */
export interface BuiltFrame {
  file: string;
  line: number;
  column: number;
}

/** A parsed source map is several times as large as its file. */
const MAX_MAPS = 8;

/** Maps a position in a remote's built file to its source, with the source map of the release. */
@Injectable()
export class SourceFramesService {
  private readonly maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: MAX_MAPS });

  constructor(private readonly served: ServedReleasesService) {}

  /** Returns `file:line:column`, of the source if a map contains it, otherwise of the built file. */
  async textOf(name: string, version: string, frame: BuiltFrame): Promise<string> {
    const map = await this.mapOf(name, version, frame.file);
    const found = map && originalPositionFor(map, { line: frame.line, column: frame.column - 1 });
    if (!found?.source) return `${frame.file}:${frame.line}:${frame.column}`;
    return `${shortened(found.source)}:${found.line}:${found.column + 1}`;
  }

  private mapOf(name: string, version: string, file: string): Promise<TraceMap | undefined> {
    const key = `${name}@${version} ${file}`;
    const known = this.maps.get(key);
    if (known) return known;
    // Older releases have no map, and a damaged one is ignored.
    const read = this.read(name, version, sourceMapOf(file)).catch(() => undefined);
    this.maps.set(key, read);
    return read;
  }

  private async read(name: string, version: string, path: string): Promise<TraceMap | undefined> {
    const stored = await this.served.readFile(name, version, path);
    return stored && new TraceMap((await buffer(stored.stream)).toString('utf8'));
  }
}

/** Returns a source path without the bundler's prefix. */
function shortened(source: string): string {
  return source.replace(/^(webpack|rspack):\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
}
