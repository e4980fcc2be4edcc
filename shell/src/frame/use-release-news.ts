import { notice, useLiveTopic, usePermission } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { releaseSets } from '../federation/set/set-store.ts';

/** Subscribes to newer releases while the page is open, and notifies release managers of a rollback. */
export function useReleaseNews(): void {
  const { t } = useLingui();
  const runsReleases = usePermission('releases.manage');
  useLiveTopic('releases', {
    onEvent: {
      set: ({ seq }) => releaseSets.announce(seq),
      demoted({ name, version, to }) {
        if (!runsReleases) return;
        notice.error(
          to === null
            ? t`${name} ${version} failed for visitors and was rolled back automatically.`
            : t`${name} ${version} failed for visitors and was rolled back automatically. ${to} is live instead.`,
        );
      },
    },
  });
}
