-- The roles become data: what each permits is written here once, and from now on the site decides. A later migration grants what it adds; nothing
-- else ever does. The name isn't "roles": a site that is brought up to date may still have the table that 0019 drops.
CREATE TABLE "role_definitions" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'own' NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "role_definitions" ("name", "kind", "colour", "position", "permissions") VALUES
  ('OWNER', 'system', 'sodium', 1, '{users.read,roles.read,roles.manage,audit.read,feed.read,releases.manage,releases.early,news.write,news.publish,comments.moderate,media.upload,docs.write,notifications.manage,forms.manage,applications.review,applications.decide,applications.waive,bridge.manage,dashboard.read}'),
  ('ADMIN', 'system', 'sodium', 2, '{users.read,roles.read,roles.manage,audit.read,feed.read,releases.manage,releases.early,news.write,news.publish,comments.moderate,media.upload,docs.write,notifications.manage,forms.manage,applications.review,applications.decide,applications.waive,bridge.manage,dashboard.read}'),
  ('STAFF', 'system', 'dusk', 3, '{users.read,roles.read,audit.read,feed.read,releases.early,forms.manage,applications.review,applications.decide,dashboard.read}'),
  ('MODERATOR', 'system', 'dusk', 4, '{users.read,roles.read,comments.moderate,applications.review}'),
  ('EDITOR', 'system', 'tide', 5, '{news.write,news.publish,media.upload,docs.write}'),
  ('AUTHOR', 'system', 'tide', 6, '{news.write,media.upload}'),
  ('HELPER', 'system', 'tide', 7, '{feed.read,applications.review}'),
  ('STREAMER', 'system', 'gray', 8, '{}'),
  ('WHITELISTED', 'system', 'gray', 9, '{}'),
  ('USER', 'system', 'gray', 10, '{}');
--> statement-breakpoint
-- roles: what every process has read of them is of the past. people: the team and who may see what.
CREATE TRIGGER "role_definitions_count_roles" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_definitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('roles');
--> statement-breakpoint
CREATE TRIGGER "role_definitions_count_people" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "role_definitions"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_change"('people');
--> statement-breakpoint
-- What was assigned before is looked at by 0033, so nobody waits here.
ALTER TABLE "role_assignments" ADD CONSTRAINT "role_assignments_role_role_definitions_name_fk" FOREIGN KEY ("role") REFERENCES "public"."role_definitions"("name") ON DELETE cascade ON UPDATE no action NOT VALID;
