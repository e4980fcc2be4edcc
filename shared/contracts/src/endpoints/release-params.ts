import { z } from 'zod';
import { releaseVersion } from '../releases/release-set.ts';
import { REMOTE_NAME } from '../releases/remote-name.ts';

/** What the paths of releases are made of. */
export const remoteName = z.string().regex(REMOTE_NAME);
export const remoteParams = z.object({ name: remoteName });
export const versionParams = z.object({ name: remoteName, version: releaseVersion });

/** Members who run releases, and deploy tokens for their own remotes. */
export const releasing = { permission: 'releases.manage', deployToken: true } as const;
