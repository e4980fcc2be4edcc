import { DEVELOPMENT_FAILURE_EVENT, type DevelopmentFailure } from '@boardwalk/contracts';
import { endPreviewAtReload, endPreviewOf } from '../preview/preview-session.ts';
import { report } from '../telemetry.ts';
import { causeOf } from './failure-cause.ts';
import { RemoteStore } from './remote-store.ts';
import { fetchModule, fetchRemote } from './runtime.ts';
import { startMarks } from './start-marks.ts';

/** The remotes of this tab. */
export const remotes = new RemoteStore({
  fetch: fetchRemote,
  fetchModule: (release, module) => fetchModule(release, 0, module),
  report,
  causeOf,
  marks: startMarks,
  onFailure: endPreviewOf,
  onRenderFailure: endPreviewAtReload,
  onDevelopmentFailure: ({ name }, error) =>
    window.dispatchEvent(
      new CustomEvent<DevelopmentFailure>(DEVELOPMENT_FAILURE_EVENT, { detail: { remote: name, error } }),
    ),
});
