-- How often each kind of data has changed: what was made of it holds as long as the number does. A transaction counts in a slot
-- that nobody else holds, so nobody ever waits for another one's count and none can deadlock; the version is the sum of the slots.
-- It counts what is committed, whoever wrote it: another process, an older version of the service, somebody at a console.
CREATE TABLE "data_versions" (
	"topic" text NOT NULL,
	"slot" bigint GENERATED ALWAYS AS IDENTITY,
	"changes" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "data_versions_pk" PRIMARY KEY("topic","slot")
) WITH (fillfactor = 20);
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
-- people: who somebody is and may do. When they were last here is no part of it, that changes every minute.
CREATE TRIGGER "roles_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "roles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
CREATE TRIGGER "role_assignments_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
CREATE TRIGGER "users_count_people" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "full_name", "username", "avatar_url", "bio", "listed_on_team", "profile_known", "identity_synced_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- members: everything that staff see of them in the list.
CREATE TRIGGER "role_assignments_count_members" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_assignments"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('members');
--> statement-breakpoint
CREATE TRIGGER "users_count_members" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('members');
--> statement-breakpoint
CREATE TRIGGER "audit_entries_count_audit" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('audit');
--> statement-breakpoint
CREATE TRIGGER "feed_items_count_feed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feed_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('feed');
