CREATE TABLE "site_claims" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"claimed_by" text,
	CONSTRAINT "site_claims_one_row" CHECK ("site_claims"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"configuration" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"author_id" text,
	"kind" text NOT NULL,
	"from_number" integer,
	"note" text DEFAULT '' NOT NULL,
	"changed" text[] NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_claims" ADD CONSTRAINT "site_claims_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_claims_by_member" ON "site_claims" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "site_drafts_by_expiry" ON "site_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "site_versions_by_author" ON "site_versions" USING btree ("author_id");
--> statement-breakpoint
UPDATE "role_definitions" SET "permissions" = array_append("permissions", 'site.manage'), "version" = "version" + 1, "updated_at" = now()
  WHERE "name" IN ('OWNER', 'ADMIN');
