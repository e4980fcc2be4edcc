CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"remotes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "deploy_tokens_by_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "release_outcomes" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "release_outcomes_remote_version_minute_outcome_pk" PRIMARY KEY("remote","version","minute","outcome")
);
--> statement-breakpoint
CREATE TABLE "registry_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"registry" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "registry_state_has_one_row" CHECK ("registry_state"."only")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"digest" text NOT NULL,
	"description" jsonb NOT NULL,
	"announced_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" jsonb,
	"demoted_at" timestamp (3) with time zone,
	CONSTRAINT "releases_by_version" UNIQUE("remote","version")
);
--> statement-breakpoint
CREATE TABLE "served_remotes" (
	"remote" text PRIMARY KEY NOT NULL,
	"live" text,
	"live_since" timestamp (3) with time zone,
	"previous" text,
	"canary" text,
	"canary_share" real,
	"canary_since" timestamp (3) with time zone,
	"staff" text,
	"staff_since" timestamp (3) with time zone,
	"bundled" text,
	"changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" jsonb NOT NULL,
	CONSTRAINT "served_remotes_canary_has_share" CHECK (("served_remotes"."canary" IS NULL) = ("served_remotes"."canary_share" IS NULL))
);
--> statement-breakpoint
INSERT INTO "registry_state" ("seq") VALUES ((extract(epoch FROM clock_timestamp()) * 1000)::bigint);
--> statement-breakpoint
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
CREATE INDEX "audit_entries_by_target" ON "audit_entries" ((target->>'type'), (target->>'id'), "at", "id");
--> statement-breakpoint
-- Communities that were set up before there were releases to manage.
UPDATE "roles" SET "permissions" = "permissions" || '["releases.manage", "releases.early"]'::jsonb
  WHERE "name" IN ('OWNER', 'ADMIN') AND NOT "permissions" ? 'releases.manage';
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["releases.early"]'::jsonb
  WHERE "name" = 'STAFF' AND NOT "permissions" ? 'releases.early';
