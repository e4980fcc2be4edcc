import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { messageOf, ok, problem, type Seen } from '@boardwalk/server/findings';
import { z } from 'zod';
import { s3Client } from '../platform/storage/s3-bucket.ts';
import type { Installation } from './installation.ts';

/** Time limit of another server's response, in milliseconds. */
const ANSWER_MS = 5_000;
const RESTART = 'Wait if it is starting; otherwise look at the API’s log, and restart it.';
const keysSchema = z.object({ keys: z.array(z.unknown()).min(1) });

/** Checks whether the bucket of releases and pictures can be read, if it is configured. */
export async function lookAtBucket({ configuration }: Installation): Promise<Seen[]> {
  const { storage, s3 } = configuration.releases;
  if (storage !== 's3') return [];
  const client = s3Client(s3, { maxAttempts: 1 });
  try {
    const list = new ListObjectsV2Command({ Bucket: s3.bucket, MaxKeys: 1 });
    await client.send(list, { abortSignal: AbortSignal.timeout(ANSWER_MS) });
    return [ok(`the bucket ${s3.bucket} can be read`)];
  } catch (error) {
    const remedy = 'Look at S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys.';
    return [problem(`the bucket ${s3.bucket} can’t be read: ${messageOf(error)}`, remedy)];
  } finally {
    client.destroy();
  }
}

/** Checks whether the identity provider returns its keys. */
export async function lookAtIdentity({ configuration }: Installation): Promise<Seen> {
  const { jwksUrl } = configuration.auth;
  const remedy = 'No one can sign in. Look at AUTH_ISSUER and AUTH_JWKS_URL, and at the provider.';
  const answer = await ask(jwksUrl);
  if ('failure' in answer) return problem(`${jwksUrl} can’t be reached: ${answer.failure}`, remedy);
  const parsed = keysSchema.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success)
    return problem(`${jwksUrl} tells no keys (status ${answer.status})`, remedy);
  return ok(
    `the identity provider publishes ${parsed.data.keys.length} ${parsed.data.keys.length === 1 ? 'key' : 'keys'}`,
  );
}

/** Checks the health of the site, if it is running. */
export async function lookAtHealth({ site }: Installation): Promise<Seen[]> {
  const live = await ask(`${site}/api/health/live`);
  if ('failure' in live)
    return live.code === 'ECONNREFUSED'
      ? [ok(`nothing runs at ${site}`)]
      : [problem(`${site} doesn’t answer: ${live.failure}`, RESTART)];
  if (live.status !== 200) return [problem(`${site} isn’t live (status ${live.status})`, RESTART)];
  const ready = await ask(`${site}/api/health/ready`);
  if ('failure' in ready || ready.status !== 200) {
    const what = 'failure' in ready ? ready.failure : `status ${ready.status}`;
    return [problem(`the site is live, and not ready: ${what}`, 'The database, or its log, says why.')];
  }
  return [ok(`the site at ${site} is live and ready`), ...releasesOf(ready.body)];
}

const readySchema = z.object({
  checks: z.object({
    releases: z.object({ status: z.string(), damaged: z.array(z.string()).optional() }),
  }),
});

function releasesOf(body: unknown): Seen[] {
  const parsed = readySchema.safeParse(body);
  if (!parsed.success)
    return [problem('the site tells nothing of its checks', 'Another program may answer.')];
  const { status, damaged = [] } = parsed.data.checks.releases;
  if (status === 'up') return [];
  const says = damaged.length > 0 ? `damaged releases: ${damaged.join(', ')}` : 'there is no release set';
  return [problem(says, 'Publish those versions again; docs/developers/releases.md')];
}

type Answer = { status: number; body: unknown } | { failure: string; code: unknown };

async function ask(url: string): Promise<Answer> {
  try {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    return { status: answer.status, body: await answer.json().catch(() => undefined) };
  } catch (error) {
    return { failure: messageOf(error), code: ((error as Error).cause as NodeJS.ErrnoException)?.code };
  }
}
