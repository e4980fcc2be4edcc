import { buffer } from 'node:stream/consumers';
import { sourceMapOf } from '@boardwalk/contracts';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ServedReleases } from './served-releases.service.ts';

/** A place in a built file of a release; line and column count from 1. */
export interface BuiltFrame {
  file: string;
  line: number;
  column: number;
}

/** A source map in memory is several times as large as its file. */
const MOST_MAPS = 8;

/** Finds the place in a remote's source that a place in its built file came from, by the source map that the release brought. */
@Injectable()
export class SourceFrames {
  private readonly maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: MOST_MAPS });

  constructor(private readonly served: ServedReleases) {}

  /** `file:line:column`, of the source when there is a map that knows it, else of the built file. */
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
    // A release from before there were maps has none, and a damaged one helps nobody.
    const read = this.read(name, version, sourceMapOf(file)).catch(() => undefined);
    this.maps.set(key, read);
    return read;
  }

  private async read(name: string, version: string, path: string): Promise<TraceMap | undefined> {
    const stored = await this.served.readFile(name, version, path);
    return stored && new TraceMap((await buffer(stored.stream)).toString('utf8'));
  }
}

/** A source as its team knows it: without the bundler's own prefix. */
function shortened(source: string): string {
  return source.replace(/^(webpack|rspack):\/\/[^/]*\//, '').replace(/^(\.\.?\/)+/, '');
}
