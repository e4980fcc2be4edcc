import type { ManagedRemote } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ServingChange } from './change-serving.ts';

/** An action on an app, other than rolling out a version. */
export interface AppAction {
  id: string;
  label: string;
  isDestructive?: boolean;
  change: ServingChange;
  /** Absent for an action that runs immediately. */
  confirmation?: { title: string; confirmLabel: string; consequences: ReactNode };
}

/** Returns the available actions on an app. */
export function useAppActions(app: ManagedRemote): AppAction[] {
  const { t } = useLingui();
  const { name, live, previous, canary, staff, floor, offAt, isBuiltIn } = app;
  const isServed = live !== null || canary !== null || staff !== null;
  const likeEveryone = (
    <Trans>
      They get <Code>{live}</Code>, like everyone else, on the next page they open.
    </Trans>
  );
  const actions: (AppAction | false)[] = [
    previous !== null && {
      id: 'rollback',
      label: t`Roll back…`,
      change: { kind: 'rollback', name, channel: 'live' },
      confirmation: {
        title: t`Roll ${name} back?`,
        confirmLabel: t`Roll back`,
        consequences: (
          <Trans>
            Everyone gets <Code>{previous}</Code> instead of <Code>{live}</Code> on the next page they open.
          </Trans>
        ),
      },
    },
    canary !== null && {
      id: 'end-canary',
      label: t`End canary…`,
      change: { kind: 'rollback', name, channel: 'canary' },
      confirmation: {
        title: t`End the canary of ${name}?`,
        confirmLabel: t`End canary`,
        consequences: likeEveryone,
      },
    },
    staff !== null && {
      id: 'end-staff',
      label: t`End staff version…`,
      change: { kind: 'rollback', name, channel: 'staff' },
      confirmation: {
        title: t`End the staff version of ${name}?`,
        confirmLabel: t`End staff version`,
        consequences: likeEveryone,
      },
    },
    live !== null &&
      (floor === live
        ? {
            id: 'allow-older',
            label: t`Allow older versions…`,
            change: { kind: 'floor', name, version: null },
            confirmation: {
              title: t`Allow older versions of ${name}?`,
              confirmLabel: t`Allow older versions`,
              consequences: (
                <Trans>Older versions can go live again if {live} fails or is rolled back.</Trans>
              ),
            },
          }
        : {
            id: 'block-older',
            label: t`Block older versions…`,
            change: { kind: 'floor', name, version: live },
            confirmation: {
              title: t`Block older versions of ${name}?`,
              confirmLabel: t`Block older versions`,
              consequences: (
                <Trans>
                  Versions older than {live} can’t go live again, even if {live} fails. Use this after a
                  version that fixed a security problem.
                </Trans>
              ),
            },
          }),
    offAt === null
      ? {
          id: 'switch-off',
          label: t`Switch off…`,
          isDestructive: true,
          change: { kind: 'switch', name, off: true },
          confirmation: {
            title: t`Switch ${name} off?`,
            confirmLabel: t`Switch off`,
            consequences: (
              <Trans>
                Its pages and links disappear for everyone on the next page they open. Nothing is deleted; you
                can switch it on again.
              </Trans>
            ),
          },
        }
      : { id: 'switch-on', label: t`Switch on`, change: { kind: 'switch', name, off: false } },
    isServed &&
      !isBuiltIn && {
        id: 'end',
        label: t`Take offline…`,
        isDestructive: true,
        change: { kind: 'end', name },
        confirmation: {
          title: t`Take ${name} offline?`,
          confirmLabel: t`Take offline`,
          consequences: (
            <Trans>
              It has no live version any more: its pages are gone for everyone on the next page they open. Its
              versions stay and can be rolled out again.
            </Trans>
          ),
        },
      },
    !isServed &&
      !isBuiltIn && {
        id: 'remove',
        label: t`Remove…`,
        isDestructive: true,
        change: { kind: 'remove', name },
        confirmation: {
          title: t`Remove ${name}?`,
          confirmLabel: t`Remove`,
          consequences: (
            <Trans>
              All its versions and their files are deleted. This can’t be undone. Deploy tokens that may
              release it stay until you revoke them.
            </Trans>
          ),
        },
      },
  ];
  return actions.filter((action) => action !== false);
}

function Code({ children }: { children?: string | null }) {
  return (
    <chakra.code translate="no" overflowWrap="anywhere">
      {children}
    </chakra.code>
  );
}
