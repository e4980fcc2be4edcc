import type { RemoteManifest } from '@boardwalk/contracts';
import type { TestApi } from './test-api.ts';
import { publish, serve } from './test-releases.ts';

/** Serves a remote with these declarations, and returns a key of its backend. */
export async function newBackendKey(
  api: TestApi,
  remote: string,
  declarations: Partial<RemoteManifest> = {},
): Promise<string> {
  await publish(api.database, remote, '1', declarations);
  await serve(api.database, remote, { live: '1' });
  const token = await api.as('keymaker', 'OWNER');
  const { body } = await api.call(
    `POST /api/remote-backends/${remote}/keys` as 'POST /api/remote-backends/:name/keys',
    { token },
  );
  return body.secret;
}
