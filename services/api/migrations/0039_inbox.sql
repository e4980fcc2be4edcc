CREATE TABLE "inbox_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"href" text NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"about_id" text,
	"not_for" text[] DEFAULT '{}' NOT NULL,
	"assignee_id" text,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"snoozed_by" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inbox_items_subject_key" UNIQUE("kind","subject"),
	CONSTRAINT "inbox_items_claims_end" CHECK (("inbox_items"."claimed_by" IS NULL) OR ("inbox_items"."claimed_until" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_snoozed_by_users_id_fk" FOREIGN KEY ("snoozed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_items_open" ON "inbox_items" USING btree ("kind","due_at","id","snoozed_until","about_id") WHERE "inbox_items"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_unassigned" ON "inbox_items" USING btree ("kind","due_at","id","claimed_until","snoozed_until") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."assignee_id" IS NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_snoozed" ON "inbox_items" USING btree ("kind","due_at","id","snoozed_until") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."snoozed_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_assigned" ON "inbox_items" USING btree ("assignee_id","kind","due_at","id") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."assignee_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_claimed" ON "inbox_items" USING btree ("claimed_by","kind","due_at","id") WHERE "inbox_items"."closed_at" IS NULL AND "inbox_items"."claimed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_closed" ON "inbox_items" USING btree ("closed_at") WHERE "inbox_items"."closed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_by_about" ON "inbox_items" USING btree ("about_id") WHERE "inbox_items"."about_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_by_assignee" ON "inbox_items" USING btree ("assignee_id") WHERE "inbox_items"."assignee_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_by_claimed" ON "inbox_items" USING btree ("claimed_by") WHERE "inbox_items"."claimed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_by_snoozed" ON "inbox_items" USING btree ("snoozed_by") WHERE "inbox_items"."snoozed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_items_by_closed" ON "inbox_items" USING btree ("closed_by") WHERE "inbox_items"."closed_by" IS NOT NULL;