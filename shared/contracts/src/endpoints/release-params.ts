import { z } from 'zod';
import { releaseVersion } from '../releases/release-set.ts';
import { REMOTE_NAME } from '../releases/remote-name.ts';

/** Path parameters of release endpoints. */
export const remoteName = z.string().regex(REMOTE_NAME);
export const remoteParams = z.object({ name: remoteName });
export const versionParams = z.object({ name: remoteName, version: releaseVersion });

/** Members who manage releases, and deploy tokens for their own remotes. */
export const releasing = { permission: 'releases.manage', deployToken: true } as const;
