-- Pictures of members are fetched and served by this site. "avatar_url" stays where the identity provider keeps them.
ALTER TABLE "users" ADD COLUMN "avatar_path" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "users_count_people" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "full_name", "username", "avatar_url", "avatar_path", "bio", "listed_on_team", "profile_known", "identity_synced_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
