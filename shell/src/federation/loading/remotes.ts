import { endPreviewOf } from '../preview/preview-session.ts';
import { report } from '../telemetry.ts';
import { RemoteStore } from './remote-store.ts';
import { fetchRemote } from './runtime.ts';

/** The remotes of this tab. */
export const remotes = new RemoteStore({ fetch: fetchRemote, report, onFailure: endPreviewOf });
