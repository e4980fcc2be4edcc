import type { SiteHealth } from '@boardwalk/contracts';
import { Grid, Link, TimeText, usePermission } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CARD_GRID, HealthCard } from './health-card.tsx';

/** All components of the site with their metrics. */
export function HealthCards({ health }: { health: SiteHealth }) {
  const { t } = useLingui();
  const { database, jobs, gameBridge, releases, deletions } = health;
  const { milliseconds } = database;
  const seesReleases = usePermission('releases.manage');
  const waiting = (
    <Plural
      value={releases.waiting}
      one="# release is waiting for approval"
      other="# releases are waiting for approval"
    />
  );
  return (
    <Grid {...CARD_GRID}>
      <HealthCard title={t`Database`} state={database.state}>
        <span>
          <Trans>Responds in {milliseconds} ms</Trans>
        </span>
      </HealthCard>
      <HealthCard title={t`Jobs`} state={jobs.state}>
        <span>
          <Trans>
            {jobs.due} due, {jobs.active} in progress
          </Trans>
        </span>
        <span>
          <Plural value={jobs.failed} one="# failed in 24 hours" other="# failed in 24 hours" />
        </span>
      </HealthCard>
      <OutboxCard outbox={health.outbox} />
      <HealthCard title={t`Game bridge`} state={gameBridge.state}>
        {gameBridge.at === null ? (
          <span>
            <Trans>No game server has reported lately.</Trans>
          </span>
        ) : (
          <>
            <span>
              <Trans>
                {gameBridge.players} of {gameBridge.slots} players
              </Trans>
            </span>
            <span>
              <Trans>
                Last report <TimeText at={gameBridge.at} as="relative" />
              </Trans>
            </span>
          </>
        )}
      </HealthCard>
      <HealthCard title={t`Releases`} state={releases.state}>
        <span>
          <Plural value={releases.remotes} one="# app is live" other="# apps are live" />
        </span>
        {releases.waiting > 0 && (
          <span>{seesReleases ? <Link to="/admin/releases">{waiting}</Link> : waiting}</span>
        )}
        {releases.damaged.length > 0 && (
          <span>
            <Trans>Files are lost or damaged: {releases.damaged.join(', ')}</Trans>
          </span>
        )}
      </HealthCard>
      {deletions.since !== null && (
        <HealthCard title={t`Deletions in backends`} state={deletions.state}>
          <span>
            <Plural
              value={deletions.waiting + deletions.failed}
              one="The data of # former member isn’t deleted"
              other="The data of # former members isn’t deleted"
            />
          </span>
          <span>
            <Trans>
              Waiting since <TimeText at={deletions.since} as="relative" />
            </Trans>
          </span>
        </HealthCard>
      )}
    </Grid>
  );
}

function OutboxCard({ outbox }: Pick<SiteHealth, 'outbox'>) {
  const { t } = useLingui();
  const { state, events, oldestSeconds, deliveries, deadLetters } = outbox;
  const seesDeadLetters = usePermission('notifications.manage');
  const failedMessages = <Plural value={deadLetters} one="# failed message" other="# failed messages" />;
  return (
    <HealthCard title={t`Outbox`} state={state}>
      <span>
        <Plural value={events} one="# event pending" other="# events pending" />
        {oldestSeconds !== null && (
          <>
            {', '}
            <Trans>the oldest for {oldestSeconds} s</Trans>
          </>
        )}
      </span>
      <span>
        <Plural value={deliveries} one="# message due" other="# messages due" />
      </span>
      <span>
        {seesDeadLetters && deadLetters > 0 ? (
          <Link to="/admin/deliveries">{failedMessages}</Link>
        ) : (
          failedMessages
        )}
      </span>
    </HealthCard>
  );
}
