import type { SiteHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { ServerStatusService } from '../../game/status/server-status.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { ServedReleasesService } from '../../releases/channels/served-releases.service.ts';
import { ReleaseSetsService } from '../../releases/registry/release-sets.service.ts';
import { ReleaseApprovalsService } from '../../releases/release-approvals.service.ts';
import { ReleaseFilesCheckService } from '../../releases/storage/release-files-check.service.ts';
import { BackendHooksService } from '../../remote-backends/backend-hooks.service.ts';
import { databaseState, jobsState, outboxState } from './dashboard.policy.ts';

/** Health of the parts of the site, by current measurements. */
@Injectable()
export class SiteHealthService {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly notifications: NotificationsService,
    private readonly game: ServerStatusService,
    private readonly sets: ReleaseSetsService,
    private readonly served: ServedReleasesService,
    private readonly files: ReleaseFilesCheckService,
    private readonly approvals: ReleaseApprovalsService,
    private readonly hooks: BackendHooksService,
  ) {}

  async measure(): Promise<SiteHealth> {
    const begin = performance.now();
    await this.database.ping();
    const milliseconds = Math.round((performance.now() - begin) * 10) / 10;
    const [jobs, outbox, game, releases, deletions] = await Promise.all([
      this.jobs.load(),
      this.notifications.measureOutbox(),
      this.game.current(),
      this.measureReleases(),
      this.measureDeletions(),
    ]);
    return {
      measuredAt: new Date().toISOString(),
      database: { state: databaseState(milliseconds), milliseconds },
      jobs: { state: jobsState(jobs), ...jobs },
      outbox: { state: outboxState(outbox), ...outbox },
      gameBridge: { state: GAME_STATES[game.state], players: game.players, slots: game.slots, at: game.at },
      releases,
      deletions,
    };
  }

  /** Measures the deletions of members' data that backends of remotes haven't confirmed. */
  private async measureDeletions(): Promise<SiteHealth['deletions']> {
    const { waiting, failed, since } = await this.hooks.lateDeletions();
    const state = waiting + failed > 0 ? 'attention' : 'good';
    return { state, waiting, failed, since: since?.toISOString() ?? null };
  }

  /** Measures the releases that visitors get. */
  private async measureReleases(): Promise<SiteHealth['releases']> {
    const damaged = [...this.files.damaged];
    const known = await this.sets.everybodys().then(
      () => true,
      () => false,
    );
    const { remotes } = await this.served.state();
    const live = remotes.filter((remote) => remote.live !== null);
    const waiting = await this.approvals.countWaiting();
    const isGood = known && damaged.length === 0;
    return { state: isGood ? 'good' : 'attention', remotes: live.length, damaged, waiting };
  }
}

/** A server in maintenance is fine; one that never connected may not have been set up. */
const GAME_STATES = {
  online: 'good',
  maintenance: 'good',
  unknown: 'unknown',
} as const;
