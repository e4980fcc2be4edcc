CREATE TABLE "member_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"remove_after" timestamp (3) with time zone,
	CONSTRAINT "member_pictures_kinds" CHECK ("member_pictures"."kind" IN ('avatar', 'banner'))
);
--> statement-breakpoint
CREATE TABLE "former_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"left_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banner_path" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "visibility" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member_pictures" ADD CONSTRAINT "member_pictures_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_handles" ADD CONSTRAINT "former_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_pictures_by_member" ON "member_pictures" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_pictures_to_remove" ON "member_pictures" USING btree ("remove_after") WHERE "member_pictures"."remove_after" IS NOT NULL OR "member_pictures"."member_id" IS NULL;--> statement-breakpoint
CREATE INDEX "former_handles_by_member" ON "former_handles" USING btree ("user_id","left_at");--> statement-breakpoint
-- Pictures that were fetched before have names by what they show: those that one member alone has are known from now on.
INSERT INTO "member_pictures" ("file", "member_id", "kind", "bytes")
  SELECT substring("avatar_path" FROM '[^/]+$'), min("id"), 'avatar', 0 FROM "users" WHERE "avatar_path" IS NOT NULL
  GROUP BY "avatar_path" HAVING count(*) = 1;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "users_count_people" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  "id", "full_name", "username", "avatar_url", "avatar_path", "banner_path", "bio", "pronouns", "time_zone", "links", "visibility",
  "listed_on_team", "account_state", "created_at", "profile_known", "identity_synced_at" ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');--> statement-breakpoint
-- A member's page says which accounts they have linked, and is found under their former handles.
CREATE TRIGGER "identities_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "identities"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');--> statement-breakpoint
CREATE TRIGGER "former_handles_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_handles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
