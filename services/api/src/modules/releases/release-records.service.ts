import type { EndpointAnswer, EndpointInput, ReleaseFailure } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { ReleaseHealthReader } from '../release-health/release-health.reader.ts';
import { SourceFrames } from './source-frames.service.ts';

/** What was written down about a remote's releases: what was done to them, and how they failed. */
@Injectable()
export class ReleaseRecords {
  constructor(
    private readonly health: ReleaseHealthReader,
    private readonly audit: AuditService,
    private readonly frames: SourceFrames,
  ) {}

  /** How a version failed, in the words of its source. */
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
