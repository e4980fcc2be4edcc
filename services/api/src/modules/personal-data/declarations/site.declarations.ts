import { DELETED_MEMBER } from '@boardwalk/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { installSteps } from '../../../demo/install-steps.table.ts';
import { dataVersions } from '../../../platform/database/data-versions.table.ts';
import { declare, impersonal, type LeavingMember } from '../../../platform/member-data/member-table.ts';
import { auditEntries } from '../../audit/audit.table.ts';
import { backups } from '../../backups/backups.table.ts';
import { dailyFigures } from '../../dashboard/daily-figures.table.ts';
import { deployTokens } from '../../deploy-tokens/deploy-tokens.table.ts';
import { gameKeys, gameNonces } from '../../game/keys/game-keys.table.ts';
import { gameStatus } from '../../game/status/game-status.table.ts';
import {
  releaseFailures,
  releaseOutcomes,
  releaseReporters,
} from '../../release-health/release-health.table.ts';
import { registryState, releases, servedRemotes } from '../../releases/releases.table.ts';
import { roleDefinitions } from '../../role-definitions/role-definitions.table.ts';
import { siteClaims } from '../../setup/setup.table.ts';
import { siteConfiguration, siteDrafts, siteVersions } from '../../site/site.table.ts';
import { siteTroubles } from '../../site-watch/site-troubles.table.ts';

const NAME_ONLY = 'The name of who set it up, beside what belongs to the site.';
const name = DELETED_MEMBER.fullName;

/** The name stands in a row of the site, and the audit log says whose it was. */
const unname =
  (table: PgTable, action: string) =>
  ({ id }: LeavingMember): SQL[] => [
    sql`UPDATE ${table} SET created_by = ${name} WHERE id::text IN (
      SELECT ${auditEntries.target}->>'id' FROM ${auditEntries} WHERE ${auditEntries.action} = ${action} AND ${auditEntries.actor}->>'id' = ${id})`,
  ];
const unnameActor =
  (column: string) =>
  (table: PgTable) =>
  ({ fullNames }: LeavingMember) =>
    fullNames.map(
      (fullName) =>
        sql`UPDATE ${table} SET ${sql.identifier(column)} = jsonb_set(${sql.identifier(column)}, '{name}', ${JSON.stringify(name)}::jsonb)
    WHERE ${sql.identifier(column)} @> ${JSON.stringify({ kind: 'member', name: fullName })}::jsonb`,
    );

/** What belongs to the site. Of some of it the name of a member is written down. */
export const SITE_DECLARATIONS = [
  // Before the audit log forgets whose they were.
  declare(deployTokens, {
    exported: { not: NAME_ONLY },
    leaving: { stays: NAME_ONLY },
    erase: unname(deployTokens, 'deploy-token.created'),
  }),
  declare(gameKeys, {
    exported: { not: NAME_ONLY },
    leaving: { stays: NAME_ONLY },
    erase: unname(gameKeys, 'game-key.created'),
  }),
  declare(releases, {
    exported: { not: NAME_ONLY },
    leaving: { stays: NAME_ONLY },
    erase: unnameActor('published_by')(releases),
  }),
  declare(servedRemotes, {
    exported: { not: NAME_ONLY },
    leaving: { stays: NAME_ONLY },
    erase: unnameActor('changed_by')(servedRemotes),
  }),
  declare(siteVersions, {
    names: { authorId: 'acted' },
    exported: { not: 'The settings of the site.' },
    leaving: { stays: 'The settings of the site.' },
  }),
  declare(siteClaims, {
    names: { claimedBy: 'acted' },
    exported: { not: 'That the site has an owner.' },
    leaving: { stays: 'That the site has an owner.' },
  }),
  impersonal(releaseOutcomes, 'How versions fared, counted.'),
  impersonal(releaseFailures, 'How versions failed, without who met it.'),
  impersonal(releaseReporters, 'Keyed hashes of networks, for a week.'),
  impersonal(registryState, 'Which registry this is.'),
  impersonal(roleDefinitions, 'The roles of the site.'),
  impersonal(siteConfiguration, 'The configuration of the site.'),
  impersonal(siteDrafts, 'Settings of the site that somebody looks at before they save them, for hours.'),
  impersonal(backups, 'When backups were made, and how that went.'),
  impersonal(siteTroubles, 'What is wrong with the site at the moment.'),
  impersonal(dailyFigures, 'Counts of each day.'),
  impersonal(gameNonces, 'What game servers used once, for minutes.'),
  impersonal(gameStatus, 'How the game server is.'),
  impersonal(dataVersions, 'How often data changed.'),
  impersonal(installSteps, 'What the installation did.'),
];
