import type { AuditEntry } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';

/** Each kind of change, as the filter calls it. */
export function useActionNames(): Record<AuditEntry['action'], string> {
  const { t } = useLingui();
  return {
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
}

/** Each kind of thing that a change can be about. */
export function useTargetNames(): Record<AuditEntry['target']['type'], string> {
  const { t } = useLingui();
  return {
    user: t`Members`,
    role: t`Roles`,
    remote: t`Remotes`,
    'deploy-token': t`Deploy tokens`,
    doc: t`Docs`,
    article: t`Articles`,
    form: t`Forms`,
    submission: t`Applications`,
    'game-key': t`Keys of game servers`,
  };
}
