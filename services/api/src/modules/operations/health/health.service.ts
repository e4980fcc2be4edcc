import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Database } from '../../../platform/database/database.ts';
import { ReleaseSetsService } from '../../releases/registry/release-sets.service.ts';
import { ReleaseFilesCheckService } from '../../releases/storage/release-files-check.service.ts';

@Injectable()
export class HealthService {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly database: Database,
    private readonly sets: ReleaseSetsService,
    private readonly files: ReleaseFilesCheckService,
  ) {}

  /**
   * Checks readiness. Nothing works without the database. Without releases, or with damaged ones, the API still responds, so they are only
   * reported.
   * @throws 503 while the database doesn't respond.
   */
  async ready(): Promise<EndpointAnswer<'GET /api/health/ready'>> {
    await this.health.check([() => this.checkDatabase()]);
    const isKnown = await this.sets.everybodys().then(
      () => true,
      () => false,
    );
    const damaged = [...this.files.damaged];
    const status = isKnown && damaged.length === 0 ? 'up' : 'down';
    const releases = { status, ...(damaged.length > 0 && { damaged }) } as const;
    return { status: 'up', checks: { database: { status: 'up' }, releases } };
  }

  private async checkDatabase() {
    const indicator = this.indicators.check('database');
    try {
      await this.database.ping();
      return indicator.up();
    } catch (error) {
      return indicator.down(String(error));
    }
  }
}
