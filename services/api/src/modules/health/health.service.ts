import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { SignedSets } from '../registry/signed-sets.service.ts';

@Injectable()
export class HealthService {
  constructor(
    private readonly database: Database,
    private readonly sets: SignedSets,
  ) {}

  /** Without the database nothing can be answered; without releases the API still can, so that is only reported. */
  async ready(): Promise<EndpointAnswer<'GET /api/health/ready'>> {
    await this.database.ping().catch((cause: unknown) => {
      throw new ApiError('UNAVAILABLE', { cause });
    });
    const releases = await this.sets.everybodys().then(
      () => 'up' as const,
      () => 'down' as const,
    );
    return { status: 'up', checks: { database: { status: 'up' }, releases: { status: releases } } };
  }
}
