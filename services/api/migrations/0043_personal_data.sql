CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_exports_states" CHECK ("data_exports"."state" IN ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_hash" text NOT NULL,
	"handle_hash" text NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "closed_accounts_by_handle" UNIQUE("handle_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_waiting" ON "data_exports" USING btree ("member_id") WHERE "data_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "data_exports_by_member" ON "data_exports" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "data_exports_by_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "closed_accounts_by_subject" ON "closed_accounts" USING btree ("subject_hash","closed_at");
