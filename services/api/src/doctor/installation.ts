import type { Configuration } from '../platform/config/configuration.ts';

type Environment = Record<string, string | undefined>;

/** What the API's checks look at. */
export interface Installation {
  configuration: Configuration;
  environment: Environment;
  /** Where the API, or a gateway before it, is asked how it is. */
  site: string;
  /** Where backups are kept. */
  backupFolder: string;
  now: Date;
}
