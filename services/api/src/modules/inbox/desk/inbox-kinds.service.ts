import {
  appInboxKind,
  asLocalText,
  holdsRemotePermission,
  type InboxItem,
  type InboxKind,
  inboxKind,
  inboxKindsFor,
  isAppInboxKind,
  type Permission,
  permits,
  type RemoteGrants,
} from '@boardwalk/contracts';
import { serverTexts } from '@boardwalk/server/texts';
import { Injectable } from '@nestjs/common';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { RoleDirectoryService } from '../../roles/definitions/role-directory.service.ts';
import { INBOX_TEXTS } from './inbox-texts.ts';

/** Permissions of a member, or of a caller. */
interface Held {
  permissions: readonly Permission[];
  remotePermissions?: RemoteGrants;
}

/** A kind of items. */
export interface KnownKind {
  kind: InboxKind;
  /** Members whose items may be handled: everyone else, or only those whose highest role is below that of the handler. */
  reach: 'others' | 'below';
  label: InboxItem['label'];
  /** Label of the button that opens the item's page. */
  open: InboxItem['open'];
  /** Whether someone with these permissions may see such items and work on them. */
  isFor(held: Held): boolean;
  /** Returns the roles that each permit it. */
  roles(): Promise<string[]>;
}

/** Kinds of items: those of the site's areas, and those that served apps declare. Items of other apps are hidden. */
@Injectable()
export class InboxKindsService {
  constructor(
    private readonly declarations: RemoteDeclarationsService,
    private readonly directory: RoleDirectoryService,
  ) {}

  /** Returns the kinds that someone with these permissions may see, those of apps last. */
  async visibleTo(held: Held): Promise<InboxKind[]> {
    const ofApps = [...(await this.known()).values()].filter(
      ({ kind, isFor }) => isAppInboxKind(kind) && isFor(held),
    );
    return [...inboxKindsFor(held.permissions), ...ofApps.map(({ kind }) => kind)];
  }

  /** Returns a function that finds a kind; undefined for a kind of an app that isn't served. */
  async lookUp(): Promise<(kind: InboxKind) => KnownKind | undefined> {
    const known = await this.known();
    return (kind) => (isAppInboxKind(kind) ? known.get(kind) : this.builtIn(kind));
  }

  private builtIn(kind: Exclude<InboxKind, `app:${string}`>): KnownKind {
    const { permission, reach } = inboxKind(kind);
    const { label, open } = INBOX_TEXTS[kind];
    return {
      kind,
      reach,
      label: serverTexts(label),
      open: serverTexts(open),
      isFor: ({ permissions }) => permits(permissions, permission),
      roles: async () => (await this.directory.now()).rolesWith(permission),
    };
  }

  private async known(): Promise<Map<InboxKind, KnownKind>> {
    const kinds = (await this.declarations.all()).flatMap(({ inbox }) => inbox);
    return new Map(
      kinds.map(({ kind: key, permission, label, open }) => {
        const kind = appInboxKind(key);
        const row: KnownKind = {
          kind,
          reach: 'others',
          label: asLocalText(label),
          open: asLocalText(open),
          isFor: ({ remotePermissions = [] }) => holdsRemotePermission(remotePermissions, permission),
          roles: async () => (await this.directory.now()).rolesWithRemote(permission),
        };
        return [kind, row] as const;
      }),
    );
  }
}
