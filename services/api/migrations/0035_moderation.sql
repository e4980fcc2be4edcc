CREATE TABLE "member_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "punishment_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"punishment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "punishment_appeals_once" UNIQUE("punishment_id"),
	CONSTRAINT "punishment_appeals_states" CHECK ("punishment_appeals"."state" IN ('open', 'granted', 'rejected', 'closed')),
	CONSTRAINT "punishment_appeals_decided" CHECK (("punishment_appeals"."decided_at" IS NULL) = ("punishment_appeals"."state" = 'open'))
);
--> statement-breakpoint
CREATE TABLE "punishments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"reason" text NOT NULL,
	"rule_id" text,
	"rule_revision" integer,
	"imposed_by" text,
	"starts_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"over_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lift_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "punishments_kinds" CHECK ("punishments"."kind" IN ('warning', 'restriction', 'suspension', 'ban')),
	CONSTRAINT "punishments_states" CHECK ("punishments"."state" IN ('active', 'appealed', 'ended', 'lifted')),
	CONSTRAINT "punishments_over" CHECK (("punishments"."over_at" IS NULL) = ("punishments"."state" IN ('active', 'appealed'))),
	CONSTRAINT "punishments_rule" CHECK (("punishments"."rule_id" IS NULL) = ("punishments"."rule_revision" IS NULL)),
	CONSTRAINT "punishments_suspensions_end" CHECK ("punishments"."kind" <> 'suspension' OR "punishments"."ends_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "account_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punishment_appeals" ADD CONSTRAINT "punishment_appeals_punishment_id_punishments_id_fk" FOREIGN KEY ("punishment_id") REFERENCES "public"."punishments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punishment_appeals" ADD CONSTRAINT "punishment_appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_imposed_by_users_id_fk" FOREIGN KEY ("imposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punishments" ADD CONSTRAINT "punishments_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_of_member" ON "member_notes" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "member_notes_by_author" ON "member_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "punishment_appeals_open" ON "punishment_appeals" USING btree ("at","id") WHERE "punishment_appeals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "punishment_appeals_by_decider" ON "punishment_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "punishments_one_in_force" ON "punishments" USING btree ("member_id","kind") WHERE "punishments"."state" IN ('active', 'appealed') AND "punishments"."kind" <> 'warning';--> statement-breakpoint
CREATE INDEX "punishments_of_member" ON "punishments" USING btree ("member_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "punishments_due" ON "punishments" USING btree ("ends_at") WHERE "punishments"."state" IN ('active', 'appealed') AND "punishments"."ends_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "punishments_by_imposer" ON "punishments" USING btree ("imposed_by");--> statement-breakpoint
CREATE INDEX "punishments_by_lifter" ON "punishments" USING btree ("lifted_by");
--> statement-breakpoint
UPDATE "role_definitions" SET "permissions" = "permissions" || '{members.moderate,members.notes}'::text[], "version" = "version" + 1, "updated_at" = now()
  WHERE "name" IN ('OWNER', 'ADMIN', 'STAFF', 'MODERATOR');
