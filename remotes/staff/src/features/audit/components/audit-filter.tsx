import type { AuditEntry } from '@boardwalk/contracts';
import { Field, NativeSelect } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { AUDIT_ACTIONS } from '../../../audit/audit-reading.ts';

interface AuditFilterProps {
  action: AuditEntry['action'] | undefined;
  onChange: (action: string) => void;
}

/** Narrows the log to one kind of change. */
export function AuditFilter({ action, onChange }: AuditFilterProps) {
  const { t } = useLingui();
  const names: Record<AuditEntry['action'], string> = {
    'role.assigned': t`Roles given`,
    'role.removed': t`Roles removed`,
    'role.created': t`Roles made`,
    'role.changed': t`Permissions of roles changed`,
    'role.deleted': t`Roles deleted`,
    'roles.reordered': t`Roles put in order`,
    'profile.updated': t`Profiles changed`,
    'user.joined': t`New members`,
    'release.published': t`Releases published`,
    'release.approved': t`Releases approved`,
    'release.promoted': t`Releases served`,
    'release.rolled-back': t`Releases rolled back`,
    'release.demoted': t`Releases taken back by themselves`,
    'release.floor-set': t`Security floors set`,
    'release.withdrawn': t`Remotes withdrawn`,
    'preview.linked': t`Preview links`,
    'deploy-token.created': t`Deploy tokens made`,
    'deploy-token.revoked': t`Deploy tokens revoked`,
    'doc.changed': t`Docs changed`,
    'article.submitted': t`Articles handed in`,
    'article.returned': t`Articles given back`,
    'article.scheduled': t`Articles scheduled`,
    'article.published': t`Articles published`,
    'article.archived': t`Articles archived`,
    'article.pinned': t`Articles pinned`,
    'article.unpinned': t`Articles taken down from the top`,
    'comment.shown': t`Comments let through`,
    'comment.removed': t`Comments removed`,
    'notification.retried': t`Messages sent again`,
    'form.changed': t`Forms changed`,
    'form.published': t`Forms published`,
    'form.closed': t`Forms closed`,
    'submission.claim-taken-over': t`Claims taken over`,
    'submission.assigned': t`Applications assigned`,
    'submission.approved': t`Applications approved`,
    'submission.denied': t`Applications denied`,
    'submission.undone': t`Decisions undone`,
    'submission.revoked': t`Approvals taken back`,
    'submission.waived': t`Waiting times ended`,
    'submission.appeal-granted': t`Appeals granted`,
    'submission.appeal-rejected': t`Appeals rejected`,
    'submission.step-retried': t`Steps of approvals tried again`,
    'identity.linked': t`Accounts linked`,
    'identity.unlinked': t`Accounts unlinked`,
    'game-key.created': t`Keys of game servers made`,
    'game-key.ended': t`Keys of game servers ended`,
  };
  return (
    <Field.Root width="auto" minW="11rem">
      <Field.Label srOnly>
        <Trans>Show</Trans>
      </Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field value={action ?? ''} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t`All changes`}</option>
          {AUDIT_ACTIONS.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
