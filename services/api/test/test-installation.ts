import type { Installation } from '../src/doctor/installation.ts';
import { configurationFrom } from '../src/platform/config/configuration.ts';

/** Returns an installation for checks of the doctor. */
export function testInstallation(
  environment: Record<string, string> = {},
  given: Partial<Installation> = {},
): Installation {
  return {
    configuration: configurationFrom({ DATABASE_URL: 'postgres://localhost/boardwalk', ...environment }),
    environment,
    site: 'http://localhost:4',
    backupFolder: '/nonexistent',
    now: new Date(),
    ...given,
  };
}
