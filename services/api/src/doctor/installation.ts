import type { Configuration } from '../platform/config/configuration.ts';

type Environment = Record<string, string | undefined>;

/** Input of the checks. */
export interface Installation {
  configuration: Configuration;
  environment: Environment;
  /** Address of the API, or of a gateway, for health checks. */
  site: string;
  /** Folder of backups. */
  backupFolder: string;
  now: Date;
}
