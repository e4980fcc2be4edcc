CREATE TABLE "remote_setting_versions" (
	"remote" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"author_id" text,
	"kind" text NOT NULL,
	"from_number" integer,
	"changed" text[] NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "remote_setting_versions_remote_number_pk" PRIMARY KEY("remote","number"),
	CONSTRAINT "remote_setting_versions_kinds" CHECK ("remote_setting_versions"."kind" IN ('saved', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "backend_hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"remote" text NOT NULL,
	"type" text NOT NULL,
	"subject" text,
	"member_id" text,
	"series" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "backend_hooks_states" CHECK ("backend_hooks"."state" IN ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "site_troubles" DROP CONSTRAINT "site_troubles_known";--> statement-breakpoint
ALTER TABLE "remote_setting_versions" ADD CONSTRAINT "remote_setting_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend_hooks" ADD CONSTRAINT "backend_hooks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remote_setting_versions_by_author" ON "remote_setting_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "backend_hooks_due" ON "backend_hooks" USING btree ("due_at") WHERE "backend_hooks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "backend_hooks_series" ON "backend_hooks" USING btree ("remote","series") WHERE "backend_hooks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "backend_hooks_settled" ON "backend_hooks" USING btree ("settled_at") WHERE "backend_hooks"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "backend_hooks_by_member" ON "backend_hooks" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "site_troubles" ADD CONSTRAINT "site_troubles_known" CHECK ("site_troubles"."trouble" IN ('backups', 'disk', 'jobs', 'deliveries', 'deletions'));