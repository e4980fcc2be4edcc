CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"folder" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"encrypted" boolean NOT NULL,
	"bucket" text,
	"failure" text,
	"error" text DEFAULT '' NOT NULL,
	"tested_at" timestamp (3) with time zone,
	CONSTRAINT "backups_statuses" CHECK ("backups"."status" IN ('done', 'failed')),
	CONSTRAINT "backups_failures" CHECK ("backups"."failure" IN ('no-room', 'not-writable', 'database', 'bucket', 'damaged', 'other')),
	CONSTRAINT "backups_failed_of" CHECK ("backups"."status" = 'done' OR "backups"."failure" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("started_at");