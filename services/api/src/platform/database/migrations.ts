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
import authorReferences from '../../../migrations/0012_author_references.sql?raw';
import commentReferences from '../../../migrations/0013_comment_references.sql?raw';
import validReferences from '../../../migrations/0014_valid_references.sql?raw';
import referenceIndexes from '../../../migrations/0015_reference_indexes.sql?raw';
import trigramIndexes from '../../../migrations/0016_trigram_indexes.sql?raw';
import withoutHeldRoles from '../../../migrations/0017_contract_held_roles.sql?raw';
import withoutTagCounts from '../../../migrations/0018_contract_tag_counts.sql?raw';
import withoutRoles from '../../../migrations/0019_contract_roles.sql?raw';
import membersInOrder from '../../../migrations/0020_members_in_order.sql?raw';
import rulePages from '../../../migrations/0021_contract_rule_pages.sql?raw';
import mediaRemoval from '../../../migrations/0022_media_removal.sql?raw';
import releaseFailures from '../../../migrations/0023_release_failures.sql?raw';
import registryPlace from '../../../migrations/0024_registry_place.sql?raw';
import commentVersions from '../../../migrations/0025_comment_versions.sql?raw';
import deployTokenApproval from '../../../migrations/0026_deploy_token_approval.sql?raw';
import ownPictures from '../../../migrations/0027_own_pictures.sql?raw';
import verifiedAddresses from '../../../migrations/0028_verified_addresses.sql?raw';
import forms from '../../../migrations/0029_forms.sql?raw';
import submissionTriggers from '../../../migrations/0030_submission_triggers.sql?raw';
import gameBridge from '../../../migrations/0031_game_bridge.sql?raw';
import roles from '../../../migrations/0032_roles.sql?raw';
import validRoles from '../../../migrations/0033_valid_roles.sql?raw';
import auditFilters from '../../../migrations/0034_audit_filters.sql?raw';
import moderation from '../../../migrations/0035_moderation.sql?raw';
import memberOrders from '../../../migrations/0036_member_orders.sql?raw';
import dailyFigures from '../../../migrations/0037_daily_figures.sql?raw';
import siteSettings from '../../../migrations/0038_site_settings.sql?raw';
import inbox from '../../../migrations/0039_inbox.sql?raw';
import inboxTriggers from '../../../migrations/0040_inbox_triggers.sql?raw';
import profiles from '../../../migrations/0041_profiles.sql?raw';
import profileLists from '../../../migrations/0042_profile_lists.sql?raw';
import personalData from '../../../migrations/0043_personal_data.sql?raw';
import deletionsDue from '../../../migrations/0044_deletions_due.sql?raw';
import memberSessions from '../../../migrations/0045_member_sessions.sql?raw';
import streaming from '../../../migrations/0046_streaming.sql?raw';
import events from '../../../migrations/0047_events.sql?raw';
import openSubmissions from '../../../migrations/0048_open_submissions.sql?raw';
import commentsOfEvents from '../../../migrations/0049_comments_of_events.sql?raw';
import estate from '../../../migrations/0050_estate.sql?raw';
import tenanciesAndContacts from '../../../migrations/0051_tenancies_and_contacts.sql?raw';
import tenanciesFollowOwners from '../../../migrations/0052_tenancies_follow_owners.sql?raw';
import ledgerOfTheDemo from '../../../migrations/0053_ledger_of_the_demo.sql?raw';
import newestListings from '../../../migrations/0054_newest_listings.sql?raw';
import docsSummary from '../../../migrations/0055_docs_summary.sql?raw';
import repliesAndMentions from '../../../migrations/0056_replies_and_mentions.sql?raw';
import indexesOfTalk from '../../../migrations/0057_indexes_of_talk.sql?raw';
import wordsOfTitles from '../../../migrations/0058_words_of_titles.sql?raw';
import namesOfMembers from '../../../migrations/0059_names_of_members.sql?raw';
import newsroomLists from '../../../migrations/0060_newsroom_lists.sql?raw';
import revisionDetails from '../../../migrations/0061_revision_details.sql?raw';
import backups from '../../../migrations/0062_backups.sql?raw';
import siteTroubles from '../../../migrations/0063_site_troubles.sql?raw';
import chatRoles from '../../../migrations/0064_chat_roles.sql?raw';
import givenPower from '../../../migrations/0065_given_power.sql?raw';
import releaseApprovals from '../../../migrations/0066_release_approvals.sql?raw';
import hostInvitations from '../../../migrations/0067_host_invitations.sql?raw';
import movedDates from '../../../migrations/0068_moved_dates.sql?raw';
import zoneSpellings from '../../../migrations/0069_zone_spellings.sql?raw';
import notificationZones from '../../../migrations/0070_notification_zones.sql?raw';
import writtenTexts from '../../../migrations/0071_written_texts.sql?raw';
import searchForms from '../../../migrations/0072_search_forms.sql?raw';

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
  { name: '0012_author_references', sql: authorReferences },
  { name: '0013_comment_references', sql: commentReferences },
  { name: '0014_valid_references', sql: validReferences },
  { name: '0015_reference_indexes', sql: referenceIndexes },
  { name: '0016_trigram_indexes', sql: trigramIndexes },
  { name: '0017_contract_held_roles', sql: withoutHeldRoles },
  { name: '0018_contract_tag_counts', sql: withoutTagCounts },
  { name: '0019_contract_roles', sql: withoutRoles },
  { name: '0020_members_in_order', sql: membersInOrder },
  { name: '0021_contract_rule_pages', sql: rulePages },
  { name: '0022_media_removal', sql: mediaRemoval },
  { name: '0023_release_failures', sql: releaseFailures },
  { name: '0024_registry_place', sql: registryPlace },
  { name: '0025_comment_versions', sql: commentVersions },
  { name: '0026_deploy_token_approval', sql: deployTokenApproval },
  { name: '0027_own_pictures', sql: ownPictures },
  { name: '0028_verified_addresses', sql: verifiedAddresses },
  { name: '0029_forms', sql: forms },
  { name: '0030_submission_triggers', sql: submissionTriggers },
  { name: '0031_game_bridge', sql: gameBridge },
  { name: '0032_roles', sql: roles },
  { name: '0033_valid_roles', sql: validRoles },
  { name: '0034_audit_filters', sql: auditFilters },
  { name: '0035_moderation', sql: moderation },
  { name: '0036_member_orders', sql: memberOrders },
  { name: '0037_daily_figures', sql: dailyFigures },
  { name: '0038_site_settings', sql: siteSettings },
  { name: '0039_inbox', sql: inbox },
  { name: '0040_inbox_triggers', sql: inboxTriggers },
  { name: '0041_profiles', sql: profiles },
  { name: '0042_profile_lists', sql: profileLists },
  { name: '0043_personal_data', sql: personalData },
  { name: '0044_deletions_due', sql: deletionsDue },
  { name: '0045_member_sessions', sql: memberSessions },
  { name: '0046_streaming', sql: streaming },
  { name: '0047_events', sql: events },
  { name: '0048_open_submissions', sql: openSubmissions },
  { name: '0049_comments_of_events', sql: commentsOfEvents },
  { name: '0050_estate', sql: estate },
  { name: '0051_tenancies_and_contacts', sql: tenanciesAndContacts },
  { name: '0052_tenancies_follow_owners', sql: tenanciesFollowOwners },
  { name: '0053_ledger_of_the_demo', sql: ledgerOfTheDemo },
  { name: '0054_newest_listings', sql: newestListings },
  { name: '0055_docs_summary', sql: docsSummary },
  { name: '0056_replies_and_mentions', sql: repliesAndMentions },
  { name: '0057_indexes_of_talk', sql: indexesOfTalk },
  { name: '0058_words_of_titles', sql: wordsOfTitles },
  { name: '0059_names_of_members', sql: namesOfMembers },
  { name: '0060_newsroom_lists', sql: newsroomLists },
  { name: '0061_revision_details', sql: revisionDetails },
  { name: '0062_backups', sql: backups },
  { name: '0063_site_troubles', sql: siteTroubles },
  { name: '0064_chat_roles', sql: chatRoles },
  { name: '0065_given_power', sql: givenPower },
  { name: '0066_release_approvals', sql: releaseApprovals },
  { name: '0067_host_invitations', sql: hostInvitations },
  { name: '0068_moved_dates', sql: movedDates },
  { name: '0069_zone_spellings', sql: zoneSpellings },
  { name: '0070_notification_zones', sql: notificationZones },
  { name: '0071_written_texts', sql: writtenTexts },
  { name: '0072_search_forms', sql: searchForms },
];

const BREAK = '--> statement-breakpoint';
const CONCURRENTLY = /^-- migrate: concurrently$/m;
const CONTRACT = /^-- migrate: a day after (\w+)$/m;

/**
 * What a file says of itself. `-- migrate: concurrently`: its statements run one by one, outside of a transaction, and may be repeated.
 * `-- migrate: a day after 0012_name`: it drops what the previous version uses, and waits until that one is gone.
 */
export function readMigration({ sql }: Migration) {
  return {
    statements: sql.split(BREAK),
    concurrently: CONCURRENTLY.test(sql),
    after: CONTRACT.exec(sql)?.[1],
  };
}
