import type { EndpointAnswer, EndpointInput, ReleaseFailure } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { ReleaseHealthReader } from '../release-health/release-health.reader.ts';
import { SourceFrames } from './source-frames.service.ts';

/** History of a remote's releases: changes and failures. */
@Injectable()
export class ReleaseRecords {
  constructor(
    private readonly health: ReleaseHealthReader,
    private readonly audit: AuditService,
    private readonly frames: SourceFrames,
  ) {}

  /** Returns the failures of a version, with positions in its source. */
  async failures(name: string, version: string): Promise<ReleaseFailure[]> {
    const rows = await this.health.failuresOf(name, version);
    return Promise.all(
      rows.map(async ({ frame, ...failure }) => ({
        ...failure,
        frame: frame && (await this.frames.textOf(name, version, frame)),
      })),
    );
  }

  history(
    name: string,
    query: EndpointInput<'GET /api/releases/:name/history'>['query'],
  ): Promise<EndpointAnswer<'GET /api/releases/:name/history'>> {
    return this.audit.listAbout({ type: 'remote', id: name }, query);
  }
}
