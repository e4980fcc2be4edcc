import { endPreviewOf } from '../preview/preview-session.ts';
import { report } from '../telemetry.ts';
import { RemoteStore } from './remote-store.ts';

/** The remotes of this tab. */
export const remotes = new RemoteStore({ report, onFailure: endPreviewOf });
