import community from '../../../migrations/0000_community.sql?raw';
import search from '../../../migrations/0001_search.sql?raw';
import releases from '../../../migrations/0002_releases.sql?raw';
import versions from '../../../migrations/0003_versions.sql?raw';
import news from '../../../migrations/0004_news.sql?raw';
import media from '../../../migrations/0005_media.sql?raw';
import comments from '../../../migrations/0006_comments.sql?raw';
import docs from '../../../migrations/0007_docs.sql?raw';
import notifications from '../../../migrations/0008_notifications.sql?raw';
import mailboxes from '../../../migrations/0009_mailboxes.sql?raw';
import docSlugs from '../../../migrations/0010_doc_slugs.sql?raw';
import heldRoles from '../../../migrations/0011_held_roles.sql?raw';
import mediaRemoval from '../../../migrations/0020_media_removal.sql?raw';

export interface Migration {
  name: string;
  sql: string;
}

/** Every migration, oldest first. They are part of the bundle, so a running service needs no other file. */
export const migrations: Migration[] = [
  { name: '0000_community', sql: community },
  { name: '0001_search', sql: search },
  { name: '0002_releases', sql: releases },
  { name: '0003_versions', sql: versions },
  { name: '0004_news', sql: news },
  { name: '0005_media', sql: media },
  { name: '0006_comments', sql: comments },
  { name: '0007_docs', sql: docs },
  { name: '0008_notifications', sql: notifications },
  { name: '0009_mailboxes', sql: mailboxes },
  { name: '0010_doc_slugs', sql: docSlugs },
  { name: '0011_held_roles', sql: heldRoles },
  { name: '0020_media_removal', sql: mediaRemoval },
];
