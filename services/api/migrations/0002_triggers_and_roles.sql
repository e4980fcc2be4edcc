-- Where pg_trgm can be had, searches for parts of names have their indexes.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
    RAISE WARNING 'The extension pg_trgm is not installed on this server. Searches for members, pictures and properties read all of them. Install the package postgresql-contrib, run CREATE EXTENSION pg_trgm, and create the indexes at the top of 0002_triggers_and_roles.sql.';
    RETURN;
  END IF;
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE WARNING 'This user of the database may not create the extension pg_trgm. Searches for members, pictures and properties read all of them. Let an administrator run CREATE EXTENSION pg_trgm, and create the indexes at the top of 0002_triggers_and_roles.sql.';
    RETURN;
  END;
  CREATE INDEX "media_by_search_text" ON "media" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "properties_by_search_text" ON "properties" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "users_by_name_form" ON "users" USING gin ("name_form" gin_trgm_ops);
  CREATE INDEX "users_by_search_text" ON "users" USING gin ("search_text" gin_trgm_ops);
END $$;
--> statement-breakpoint
-- One reviewer can't be in two interviews at once.
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_no_overlap"
  EXCLUDE USING gist ("interviewer_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
--> statement-breakpoint
-- Counting, for triggers that have to look first whether there is anything to count.
CREATE FUNCTION "note_change"("of" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "free" bigint;
BEGIN
  SELECT "slot" INTO "free" FROM "data_versions" WHERE "topic" = "of" LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE "data_versions" SET "changes" = "changes" + 1 WHERE "topic" = "of" AND "slot" = "free";
  ELSE
    INSERT INTO "data_versions" ("topic") VALUES ("of");
  END IF;
END $$;
--> statement-breakpoint
-- An item of the inbox goes with what it is about: members and articles are removed with all that belongs to them, past the code that closes items.
-- $1: the kind. The others: the columns that are its subject.
CREATE FUNCTION "inbox_subject_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone_subject text := to_jsonb(OLD) ->> TG_ARGV[1];
  gone record;
BEGIN
  IF TG_NARGS > 2 THEN
    gone_subject := gone_subject || '/' || (to_jsonb(OLD) ->> TG_ARGV[2]);
  END IF;
  FOR gone IN DELETE FROM "inbox_items" WHERE "kind" = TG_ARGV[0] AND "subject" = gone_subject RETURNING * LOOP
    PERFORM pg_notify('inbox', json_build_object('id', gone."id", 'kind', gone."kind", 'aboutId', gone."about_id")::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "free" bigint;
BEGIN
  SELECT "slot" INTO "free" FROM "data_versions" WHERE "topic" = TG_ARGV[0] LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE "data_versions" SET "changes" = "changes" + 1 WHERE "topic" = TG_ARGV[0] AND "slot" = "free";
  ELSE
    INSERT INTO "data_versions" ("topic") VALUES (TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The same where an item stands for several: it counts one less, and is closed with the last.
-- $1: the kind. The others: the columns that are its subject.
CREATE FUNCTION "inbox_one_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone_subject text := to_jsonb(OLD) ->> TG_ARGV[1];
  fewer record;
BEGIN
  IF TG_NARGS > 2 THEN
    gone_subject := gone_subject || '/' || (to_jsonb(OLD) ->> TG_ARGV[2]);
  END IF;
  FOR fewer IN
    UPDATE "inbox_items" SET "count" = greatest("count" - 1, 0), "closed_at" = CASE
      -- A comment that is held waits on without a report.
      WHEN "count" > 1 OR ("kind" = 'comment' AND EXISTS (
        SELECT 1 FROM "comments" WHERE "comments"."id"::text = gone_subject AND "comments"."state" = 'held')) THEN NULL
      ELSE clock_timestamp() END
    WHERE "kind" = TG_ARGV[0] AND "subject" = gone_subject AND "closed_at" IS NULL RETURNING *
  LOOP
    PERFORM pg_notify('inbox', json_build_object('id', fewer."id", 'kind', fewer."kind", 'aboutId', fewer."about_id")::text);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- approval_steps
CREATE TRIGGER "approval_steps_inbox" AFTER DELETE ON "approval_steps"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('approval-step', 'submission_id', 'step');
--> statement-breakpoint
-- articles
-- news: what readers see. Drafts are saved every other second while somebody writes, and that is none of it.
CREATE FUNCTION "count_published"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "touched" WHERE "state" = 'published') THEN
    PERFORM "note_change"('news');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_after" AFTER UPDATE ON "articles"
  REFERENCING NEW TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_before" AFTER UPDATE ON "articles"
  REFERENCING OLD TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_deleted" AFTER DELETE ON "articles"
  REFERENCING OLD TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_emptied" AFTER TRUNCATE ON "articles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('news');
--> statement-breakpoint
CREATE TRIGGER "articles_count_news_inserted" AFTER INSERT ON "articles"
  REFERENCING NEW TABLE AS "touched" FOR EACH STATEMENT EXECUTE FUNCTION "count_published"();
--> statement-breakpoint
-- audit_entries
CREATE TRIGGER "audit_entries_count_audit" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('audit');
--> statement-breakpoint
-- chat_messages
CREATE TRIGGER "chat_messages_inbox" AFTER DELETE ON "chat_messages"
  FOR EACH ROW WHEN (OLD."state" = 'failed') EXECUTE FUNCTION "inbox_subject_gone"('chat-message', 'id');
--> statement-breakpoint
-- chat_roles
CREATE TRIGGER "chat_roles_inbox" AFTER DELETE ON "chat_roles"
  FOR EACH ROW WHEN (OLD."state" = 'failed') EXECUTE FUNCTION "inbox_subject_gone"('chat-message', 'id');
--> statement-breakpoint
-- comment_reports
CREATE TRIGGER "comment_reports_inbox" AFTER DELETE ON "comment_reports"
  FOR EACH ROW WHEN (OLD."settled_at" IS NULL) EXECUTE FUNCTION "inbox_one_gone"('comment', 'comment_id');
--> statement-breakpoint
-- comments
CREATE TRIGGER "comments_inbox" AFTER DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('comment', 'id');
--> statement-breakpoint
-- doc_rules
CREATE TRIGGER "doc_rules_count_docs" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "doc_rules"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('docs');
--> statement-breakpoint
-- docs
CREATE TRIGGER "docs_count_docs" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "docs"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('docs');
--> statement-breakpoint
-- event_hosts
CREATE TRIGGER "event_hosts_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_hosts"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
-- event_occurrences
CREATE TRIGGER "event_occurrences_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "event_occurrences"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
-- Every process hears that a date is different: those who look at it are told.
CREATE FUNCTION "tell_event_date"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', NEW."id"::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "event_occurrences_tell" AFTER UPDATE ON "event_occurrences"
  FOR EACH ROW EXECUTE FUNCTION "tell_event_date"();
--> statement-breakpoint
-- event_rsvps
-- Who goes, may come and waits is counted here, whoever writes or removes an answer. The constraint `event_occurrences_room` refuses one too many.
CREATE FUNCTION "count_event_guest"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" ELSE '' END;
  after text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" ELSE '' END;
BEGIN
  IF before <> after THEN
    UPDATE "event_occurrences" SET
      "going" = "going" + (after = 'going')::int - (before = 'going')::int,
      "maybe" = "maybe" + (after = 'maybe')::int - (before = 'maybe')::int,
      "waiting" = "waiting" + (after = 'waitlisted')::int - (before = 'waitlisted')::int
      WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."occurrence_id" ELSE NEW."occurrence_id" END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "event_rsvps_count" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "event_rsvps"
  FOR EACH ROW EXECUTE FUNCTION "count_event_guest"();
--> statement-breakpoint
-- events
CREATE TRIGGER "events_count_events" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "events"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('events');
--> statement-breakpoint
CREATE TRIGGER "events_inbox" AFTER DELETE ON "events"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('event-proposal', 'id');
--> statement-breakpoint
-- feed_items
CREATE TRIGGER "feed_items_count_feed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feed_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('feed');
--> statement-breakpoint
-- former_handles
CREATE TRIGGER "former_handles_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_handles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- identities
-- A member's page says which accounts they have linked, and is found under their former handles.
CREATE TRIGGER "identities_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "identities"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- inquiries
CREATE TRIGGER "inquiries_inbox" AFTER DELETE ON "inquiries"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('property-inquiry', 'id');
--> statement-breakpoint
-- ledger_lines
CREATE FUNCTION "check_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum("amount") FROM "ledger_lines" WHERE "settlement_id" = NEW."settlement_id") <> 0 THEN
    RAISE EXCEPTION 'The lines of the settlement % don''t add up to nothing', NEW."settlement_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balance" AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_ledger"();
--> statement-breakpoint
-- What the demo community has paid goes with it. Nothing else is taken out of the books.
CREATE FUNCTION "keep_ledger_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD."id", OLD."settlement_id", OLD."amount", OLD."at") = (NEW."id", NEW."settlement_id", NEW."amount", NEW."at") AND NEW."member_id" IS NULL THEN RETURN NEW; END IF;
  ELSIF EXISTS (SELECT 1 FROM "settlements" WHERE "id" = OLD."settlement_id" AND "demo") THEN RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_stay" BEFORE UPDATE OR DELETE ON "ledger_lines"
  FOR EACH ROW EXECUTE FUNCTION "keep_ledger_line"();
--> statement-breakpoint
-- listings
-- Every process hears of each bid: those who watch the auction are told.
CREATE FUNCTION "tell_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('listings', NEW."id"::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listings_tell" AFTER UPDATE ON "listings"
  FOR EACH ROW EXECUTE FUNCTION "tell_listing"();
--> statement-breakpoint
-- notification_deliveries
CREATE TRIGGER "notification_deliveries_inbox" AFTER DELETE ON "notification_deliveries"
  FOR EACH ROW WHEN (OLD."state" = 'dead') EXECUTE FUNCTION "inbox_one_gone"('delivery', 'event_id', 'channel');
--> statement-breakpoint
-- offers
CREATE TRIGGER "offers_inbox" AFTER DELETE ON "offers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('property-offer', 'id');
--> statement-breakpoint
-- properties
-- Whoever gets a property that is let gets its tenancy, and the rents that aren't due yet, on whichever way it comes to them.
CREATE FUNCTION "move_tenancy"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "settlements" SET "seller_id" = NEW."owner_id", "version" = "version" + 1
    WHERE "state" = 'pending' AND "due_at" > clock_timestamp() AND "tenancy_id" IN
      (SELECT "id" FROM "tenancies" WHERE "property_id" = NEW."id" AND "state" = 'active');
  UPDATE "tenancies" SET "landlord_id" = NEW."owner_id", "version" = "version" + 1 WHERE "property_id" = NEW."id" AND "state" = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "properties_move_tenancy" AFTER UPDATE OF "owner_id" ON "properties"
  FOR EACH ROW WHEN (NEW."is_let" AND OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "move_tenancy"();
--> statement-breakpoint
-- property_events
-- What happened stays as it was written. Members who leave are taken out of it, and a property that is removed takes its history along.
CREATE FUNCTION "keep_property_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT 1 FROM "properties" WHERE "id" = OLD."property_id") THEN RETURN OLD; END IF;
  ELSIF (OLD."id", OLD."property_id", OLD."kind", OLD."at") = (NEW."id", NEW."property_id", NEW."kind", NEW."at") AND OLD."price" IS NOT DISTINCT FROM NEW."price"
    AND (NEW."from_id" IS NULL OR NEW."from_id" = OLD."from_id") AND (NEW."to_id" IS NULL OR NEW."to_id" = OLD."to_id") THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "property_events_stay" BEFORE UPDATE OR DELETE ON "property_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_property_event"();
--> statement-breakpoint
-- punishment_appeals
CREATE TRIGGER "punishment_appeals_inbox" AFTER DELETE ON "punishment_appeals"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('punishment-appeal', 'punishment_id');
--> statement-breakpoint
-- registry_state
-- Whoever changes the number tells every process, in the moment in which the change can be seen.
CREATE FUNCTION "tell_release_set"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('release_set', NEW."seq"::text);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registry_state_changed" AFTER UPDATE ON "registry_state"
  FOR EACH ROW EXECUTE FUNCTION "tell_release_set"();
--> statement-breakpoint
-- role_assignments
-- members: everything that staff see of them in the list.
CREATE TRIGGER "role_assignments_count_members" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('members');
--> statement-breakpoint
CREATE TRIGGER "role_assignments_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- role_definitions
CREATE TRIGGER "role_definitions_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_definitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- roles: what every process has read of them is of the past. people: the team and who may see what.
CREATE TRIGGER "role_definitions_count_roles" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_definitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('roles');
--> statement-breakpoint
-- settlements
CREATE TRIGGER "settlements_inbox" AFTER DELETE ON "settlements"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('settlement', 'id');
--> statement-breakpoint
-- stream_reports
CREATE TRIGGER "stream_reports_inbox" AFTER DELETE ON "stream_reports"
  FOR EACH ROW WHEN (OLD."settled_at" IS NULL) EXECUTE FUNCTION "inbox_one_gone"('stream-report', 'streamer_id');
--> statement-breakpoint
-- streamers
CREATE TRIGGER "streamers_inbox_application" AFTER DELETE ON "streamers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('stream-application', 'id');
--> statement-breakpoint
CREATE TRIGGER "streamers_inbox_report" AFTER DELETE ON "streamers"
  FOR EACH ROW EXECUTE FUNCTION "inbox_subject_gone"('stream-report', 'id');
--> statement-breakpoint
-- submissions
CREATE TRIGGER "submissions_inbox" AFTER DELETE ON "submissions"
  FOR EACH ROW WHEN (OLD."submitted_at" IS NOT NULL) EXECUTE FUNCTION "inbox_subject_gone"('application', 'id');
--> statement-breakpoint
CREATE TRIGGER "submissions_inbox_appeal" AFTER DELETE ON "submissions"
  FOR EACH ROW WHEN (OLD."appealed_at" IS NOT NULL) EXECUTE FUNCTION "inbox_subject_gone"('application-appeal', 'id');
--> statement-breakpoint
CREATE FUNCTION name_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT search_key(full_name), search_key(username) INTO NEW.applicant_name, NEW.applicant_handle FROM users WHERE id = NEW.applicant_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER submissions_name_applicant BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION name_applicant();
--> statement-breakpoint
-- users
CREATE TRIGGER "users_count_members" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('members');
--> statement-breakpoint
CREATE TRIGGER "users_count_people" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "full_name", "username", "avatar_url", "avatar_path", "banner_path", "bio", "pronouns", "time_zone", "links", "visibility",
  "listed_on_team", "account_state", "created_at", "profile_known", "identity_synced_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
CREATE FUNCTION rename_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE submissions SET applicant_name = search_key(NEW.full_name), applicant_handle = search_key(NEW.username) WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_applicant AFTER UPDATE OF full_name, username ON users FOR EACH ROW
  WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name OR OLD.username IS DISTINCT FROM NEW.username)
  EXECUTE FUNCTION rename_applicant();
--> statement-breakpoint
-- The roles of the system, and what each permits on a new site. From then on the site decides; a migration that adds a permission grants it.
INSERT INTO "role_definitions" ("name", "kind", "colour", "position", "permissions") VALUES
  ('OWNER', 'system', 'sodium', 1, '{users.read,roles.read,roles.manage,audit.read,feed.read,releases.manage,releases.early,news.write,news.publish,comments.moderate,media.upload,docs.write,notifications.manage,forms.manage,applications.review,applications.decide,applications.waive,bridge.manage,dashboard.read,members.moderate,members.notes,site.manage,streams.manage,events.publish,estate.manage}'),
  ('ADMIN', 'system', 'sodium', 2, '{users.read,roles.read,roles.manage,audit.read,feed.read,releases.manage,releases.early,news.write,news.publish,comments.moderate,media.upload,docs.write,notifications.manage,forms.manage,applications.review,applications.decide,applications.waive,bridge.manage,dashboard.read,members.moderate,members.notes,site.manage,streams.manage,events.publish,estate.manage}'),
  ('STAFF', 'system', 'dusk', 3, '{users.read,roles.read,audit.read,feed.read,releases.early,forms.manage,applications.review,applications.decide,dashboard.read,members.moderate,members.notes,streams.manage,events.publish,estate.manage}'),
  ('MODERATOR', 'system', 'dusk', 4, '{users.read,roles.read,comments.moderate,applications.review,members.moderate,members.notes}'),
  ('EDITOR', 'system', 'tide', 5, '{news.write,news.publish,media.upload,docs.write,events.publish}'),
  ('AUTHOR', 'system', 'tide', 6, '{news.write,media.upload,events.publish}'),
  ('HELPER', 'system', 'tide', 7, '{feed.read,applications.review}'),
  ('STREAMER', 'system', 'gray', 8, '{}'),
  ('WHITELISTED', 'system', 'gray', 9, '{}'),
  ('USER', 'system', 'gray', 10, '{}');
--> statement-breakpoint
-- The number of the release set begins with the time, so that it is higher than the one of a site that was there before under the same address.
INSERT INTO "registry_state" ("seq") VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::bigint);
