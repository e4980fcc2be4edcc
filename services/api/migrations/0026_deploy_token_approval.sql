-- Tokens that were made without an end get one, and those that are there have been in use: they count as approved. A token that the previous
-- version makes meanwhile has no end in its row either; it is read as one of 90 days.
ALTER TABLE "deploy_tokens" ADD COLUMN "publish_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deploy_tokens" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "published_with" uuid;--> statement-breakpoint
UPDATE "deploy_tokens" SET "expires_at" = clock_timestamp() + interval '90 days' WHERE "expires_at" IS NULL;--> statement-breakpoint
UPDATE "deploy_tokens" SET "approved_at" = clock_timestamp();